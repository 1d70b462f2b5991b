package dev.cairn.eval.memory;

import dev.cairn.eval.suite.Line;
import java.time.Instant;
import java.util.Optional;

/** One thing said in a conversation. */
public record Unit(
    String id,
    String conversation,
    String session,
    Optional<Instant> time,
    String speaker,
    String text,
    Optional<String> caption) {
  static final String[] SHAPE = {"id", "conversation", "session", "speaker", "text"};

  static Unit of(Line line) {
    return new Unit(
        line.name("id"),
        line.name("conversation"),
        line.name("session"),
        WrittenTime.first(line.optional("time"), line.optional("time_text")),
        line.name("speaker"),
        line.name("text"),
        line.optional("image_caption"));
  }
}
