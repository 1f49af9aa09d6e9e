import BaseClasses

func anImporter() -> Importer {
  Importer()  // error: missing argument for parameter 'parse' in call
}
