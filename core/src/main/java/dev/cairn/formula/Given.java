package dev.cairn.formula;

import dev.cairn.fault.CairnException;

/** What a formula takes: numbers, in the range it is defined for. Anything else is refused by its name. */
final class Given {
  private Given() {}

  /** A number in [0, 1]. */
  static double share(String field, double value) {
    return between(field, value, 0, 1);
  }

  static double between(String field, double value, double least, double most) {
    // Written so that what is not a number fails too.
    if (!(value >= least && value <= most)) {
      throw CairnException.invalid(
          field, field + " must lie in [" + least + ", " + most + "], was " + value);
    }
    return value;
  }

  /** A finite number, 0 or more. */
  static double amount(String field, double value) {
    if (!(value >= 0 && value <= Double.MAX_VALUE)) {
      throw CairnException.invalid(field, field + " must be finite and at least 0, was " + value);
    }
    return value;
  }

  static long count(String field, long value) {
    if (value < 0) {
      throw CairnException.invalid(field, field + " is a count and cannot be " + value);
    }
    return value;
  }

  static long count(String field, long value, long most) {
    if (value < 0 || value > most) {
      throw CairnException.invalid(
          field, field + " must be a count up to " + most + ", was " + value);
    }
    return value;
  }
}
