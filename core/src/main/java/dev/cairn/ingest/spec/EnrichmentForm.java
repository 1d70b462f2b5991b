package dev.cairn.ingest.spec;

import dev.cairn.ingest.Key;
import dev.cairn.ingest.Nearest;
import dev.cairn.ingest.Shown;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** How the ids of enrichments look that a spec may ask for. */
enum EnrichmentForm {
  CO_OCCURRENCE("co_occurrence:{via}:{out}"),
  DISCOVERY_GAP("discovery_gap:{trigger}:{out}"),
  TEMPORAL("temporal:{property}:{window}:{out}");

  private static final String WINDOW = "{window}";
  private static final Pattern WINDOW_FORM = Pattern.compile("[1-9][0-9]{0,5}[smhdw]");

  private final String form;

  EnrichmentForm(String form) {
    this.form = form;
  }

  private String word() {
    return form.substring(0, form.indexOf(':'));
  }

  /** What is wrong with an id, if anything. */
  static Optional<String> fault(String id) {
    String word = id.substring(0, Math.max(0, id.indexOf(':')));
    Optional<EnrichmentForm> form =
        Arrays.stream(values()).filter(each -> each.word().equals(word)).findFirst();
    if (form.isEmpty()) {
      List<String> words = Arrays.stream(values()).map(EnrichmentForm::word).toList();
      return Optional.of("unknown enrichment " + Shown.of(id) + Nearest.hint(word, words));
    }
    return form.get().misfit(id);
  }

  private Optional<String> misfit(String id) {
    String[] wanted = form.split(":", -1);
    String[] parts = id.split(":", -1);
    boolean fits = parts.length == wanted.length
        && Arrays.stream(parts).allMatch(part -> Key.fault(part).isEmpty());
    if (!fits) {
      return Optional.of("enrichment " + Shown.of(id) + " does not have the form " + form);
    }
    int window = Arrays.asList(wanted).indexOf(WINDOW);
    return window >= 0 && !WINDOW_FORM.matcher(parts[window]).matches()
        ? Optional.of("window " + Shown.of(parts[window]) + " is no time such as 7d, 24h or 90m")
        : Optional.empty();
  }
}
