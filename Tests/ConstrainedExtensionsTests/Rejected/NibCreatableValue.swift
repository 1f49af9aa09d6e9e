import ConstrainedExtensions

struct Title: NibCreatable {}  // error: requires that 'Title' inherit from 'NSObject'
