import ObjectsOrProtocols

func twoScreens(lease: consuming OwnedLease) {  // error: 'lease' consumed more than once
  let inbox = lease
  let sidebar = lease
  _ = inbox
  _ = sidebar
}
