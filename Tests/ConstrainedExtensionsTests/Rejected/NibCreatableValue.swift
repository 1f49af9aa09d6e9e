import ConstrainedExtensions

struct Title: NibCreatable {}  // error: non-class type 'Title' cannot conform to class protocol
