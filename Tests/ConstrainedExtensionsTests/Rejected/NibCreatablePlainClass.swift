import ConstrainedExtensions

final class Sounds: NibCreatable {}  // error: requires that 'Sounds' inherit from 'NSObject'
