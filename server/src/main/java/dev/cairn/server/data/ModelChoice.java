package dev.cairn.server.data;

import dev.cairn.Settings;
import dev.cairn.embed.SentenceModel;
import dev.cairn.fault.CairnException;
import dev.cairn.index.vector.Embedding;
import java.util.Map;
import java.util.Optional;

/**
 * Which model places texts by their meaning.
 *
 * @param model absent: none is wanted, and search goes by words
 */
public record ModelChoice(Optional<SentenceModel> model) {
  public static final ModelChoice NONE = new ModelChoice(Optional.empty());
  private static final ModelChoice DEFAULT = new ModelChoice(Optional.of(SentenceModel.DEFAULT));

  private static final String VARIABLE = "CAIRN_MODEL";
  private static final String NO_MODEL = "none";

  /** From the environment; the one Cairn prefers if it says nothing. */
  static ModelChoice of(Map<String, String> environment) {
    String given = environment.getOrDefault(VARIABLE, "");
    return given.isBlank() ? DEFAULT : named(given.strip());
  }

  /** Refuses a name there is no model of. */
  public static ModelChoice named(String name) {
    if (name.equals(NO_MODEL)) {
      return NONE;
    }
    if (!SentenceModel.labels().contains(name)) {
      throw CairnException.invalid(
          "model",
          "there is no model '%s'; choose %s or %s"
              .formatted(name, String.join(", ", SentenceModel.labels()), NO_MODEL));
    }
    return new ModelChoice(Optional.of(SentenceModel.named(name)));
  }

  public String name() {
    return model.map(SentenceModel::label).orElse(NO_MODEL);
  }

  /** Loads nothing yet. */
  Settings in(Settings settings, Stay stay) {
    return model
        .map(chosen -> settings.embedding(
            new Embedding(chosen.lazy(), stay.ahead(), stay.patience(), System::nanoTime)))
        .orElse(settings);
  }
}
