package dev.cairn.index.vector;

import dev.cairn.index.Embedder;
import java.util.Optional;

/** Whether texts can be embedded, and if not, why. Without, search goes by words and says so. */
public sealed interface EmbedderState {
  /** Nobody asked for it yet, or it is switched off or closed. */
  record Absent(String reason) implements EmbedderState {}

  record Loading() implements EmbedderState {}

  record Ready(Embedder embedder) implements EmbedderState {}

  /** It cannot be had on this machine; asking again would not help. */
  record Failed(String reason) implements EmbedderState {}

  default Optional<Embedder> ready() {
    return this instanceof Ready r ? Optional.of(r.embedder()) : Optional.empty();
  }

  /** For {@code status}: the state, and the reason where there is one. */
  default String describe() {
    if (this instanceof Absent absent) {
      return "absent: " + absent.reason();
    }
    if (this instanceof Failed failed) {
      return "failed: " + failed.reason();
    }
    return this instanceof Loading ? "loading" : "ready";
  }
}
