import ConstrainedExtensions

final class Sounds: NibCreatable {}  // error: requires that 'Sounds' inherit from 'NSObject'
// error: type 'Sounds' does not conform to protocol 'NibCreatable'
