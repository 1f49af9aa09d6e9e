// Exercise 23.1: predict the first id
//
// A generator is given an empty store. Replace nil by the first id that it hands out.

struct PredictedId {
  let first: Int? = nil
}
