package dev.cairn.server.door;

import dev.cairn.server.operation.Access;
import java.util.Optional;

/** Answers the messages of a protocol that rides on another, such as MCP on HTTP. Safe for many threads. */
public interface Messages {
  /**
   * Answers one message.
   *
   * @param version of the protocol, if the caller said which it speaks
   * @param access what the caller may do
   */
  Reply answer(byte[] message, Optional<String> version, Access access);

  /** What became of a message. */
  enum Outcome {
    /** It was understood, and this is its answer, which may be an error. */
    ANSWERED,
    /** It wants no answer. */
    NOTED,
    /** It was no message of the protocol; this is to be said of it. */
    REFUSED
  }

  /** What to send back. */
  record Reply(Outcome outcome, String body) {}
}
