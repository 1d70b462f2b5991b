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

  /** In one word. */
  default String label() {
    if (this instanceof Absent) {
      return "absent";
    }
    if (this instanceof Failed) {
      return "failed";
    }
    return this instanceof Loading ? "loading" : "ready";
  }

  /** Why it is not there, where that is known. */
  default Optional<String> why() {
    if (this instanceof Absent absent) {
      return Optional.of(absent.reason());
    }
    return this instanceof Failed failed ? Optional.of(failed.reason()) : Optional.empty();
  }

  /** The word, and the reason where there is one. */
  default String describe() {
    return label() + why().map(said -> ": " + said).orElse("");
  }
}
