package dev.cairn.ingest;

/**
 * One item cannot be read. It never leaves this room: {@link Gathering} turns it into a rejection, so that
 * the other items go on.
 */
final class Unreadable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  Unreadable(String reason) {
    // No stack trace: an emission may hold ten thousand wrong items.
    super(reason, null, false, false);
  }

  String reason() {
    return String.valueOf(getMessage());
  }
}
