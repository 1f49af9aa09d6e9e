import AmbientContext

func handle(request: String) {
  RequestLog.requestID = request  // error: cannot assign to property: 'requestID' is a get-only
}
