import ProtocolNetworking

func aCaller(client: Client) async throws -> User {
  let id = try await client.send(NextReminderIdRequest())
  return id  // error: cannot convert return expression of type
}
