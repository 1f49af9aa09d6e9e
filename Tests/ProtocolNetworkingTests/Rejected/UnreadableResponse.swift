import ProtocolNetworking

struct CountRequest: Request {  // error: type 'CountRequest' does not conform to protocol 'Request'
  typealias Response = Int
  let method = HTTPMethod.get
  let path = ["count"]
}
