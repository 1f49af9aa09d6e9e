import ProtocolNetworking

func aTest() {
  let host = "http://127.0.0.1"
  _ = SelfSendingIdRequest(host: host)  // error: argument passed to call that takes no arguments
}
