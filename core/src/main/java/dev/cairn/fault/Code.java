package dev.cairn.fault;

import java.util.Locale;

/** The kinds of error a caller can meet. Names and meanings are part of the public contract. */
public enum Code {
  INVALID_ARGUMENT(Fault.CALLER),
  NOT_FOUND(Fault.CALLER),
  CONFLICT(Fault.CALLER),
  EVIDENCE_MISMATCH(Fault.CALLER),
  FORBIDDEN(Fault.CALLER),
  TOO_LARGE(Fault.CALLER),
  UNAVAILABLE(Fault.STORAGE),
  CORRUPT(Fault.STORAGE);

  /** Whose mistake it is, which decides the exit code. */
  public enum Fault {
    CALLER,
    STORAGE
  }

  private final Fault fault;

  Code(Fault fault) {
    this.fault = fault;
  }

  public Fault fault() {
    return fault;
  }

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
