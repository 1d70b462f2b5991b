package dev.cairn.ingest.spec;

/** A template cannot be filled from this input. It becomes a rejection of the step's item. */
final class TemplateFault extends RuntimeException {
  private static final long serialVersionUID = 1L;

  TemplateFault(String reason) {
    // No stack trace: a run over bad input may meet thousands.
    super(reason, null, false, false);
  }

  String reason() {
    return String.valueOf(getMessage());
  }
}
