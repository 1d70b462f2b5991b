package dev.cairn.server.doctor;

import dev.cairn.embed.SentenceModel;
import dev.cairn.fault.CairnException;
import dev.cairn.index.Embedder;
import dev.cairn.server.data.ModelChoice;

/** Whether texts can be found by their meaning on this machine. */
final class ModelHealth {
  private static final String CHECK = "model";

  private final ModelChoice choice;

  ModelHealth(ModelChoice choice) {
    this.choice = choice;
  }

  /** Really loads it and asks it: a library that is there may still not run here. */
  Finding look() {
    return choice
        .model()
        .map(ModelHealth::tried)
        .orElseGet(() -> Finding.ok(CHECK, "none chosen: search goes by words"));
  }

  private static Finding tried(SentenceModel model) {
    try (Embedder embedder = model.open()) {
      embedder.embedQuery("how are you?");
      return Finding.ok(CHECK, model.label() + " works: search goes by words and meaning");
    } catch (CairnException | LinkageError | OutOfMemoryError e) {
      return Finding.warn(
          CHECK,
          model.label() + " does not work, so search goes by words alone: " + e.getMessage(),
          "use a platform ONNX Runtime supports, or choose `--model none` to be told no more");
    }
  }
}
