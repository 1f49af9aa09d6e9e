import ProtocolExtensions
import ReminderStorage

func aCaller(discreet: DiscreetImport) {
  _ = discreet.store  // error: 'store' is inaccessible
}
