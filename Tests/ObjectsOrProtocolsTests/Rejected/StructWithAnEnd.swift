struct Lease {
  deinit {}  // error: deinitializer cannot be declared in struct 'Lease'
}
