import AmbientContext

func handle(request: String) {
  RequestLog.requestID = request  // error: 'requestID' is a get-only property
}
