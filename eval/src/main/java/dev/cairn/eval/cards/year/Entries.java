package dev.cairn.eval.cards.year;

import dev.cairn.log.EntryId;
import dev.cairn.operation.Cited;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;

/** What was logged, by entry: the ground truth for every card, which cites entries. */
final class Entries {
  /** Whether a quote takes the full stop along is of no matter. */
  private static final Pattern END = Pattern.compile("[.?!]+$");

  private record Logged(Scene scene, String who, Turn turn, Optional<Origin> whole) {}

  private final Map<EntryId, Logged> logged = new HashMap<>();

  void add(EntryId entry, Scene scene, String who, Turn turn) {
    logged.put(entry, new Logged(scene, who, turn, Optional.empty()));
  }

  /** An entry all of whose words are of one origin. */
  void add(EntryId entry, Scene scene, String who, Turn turn, Origin whole) {
    logged.put(entry, new Logged(scene, who, turn, Optional.of(whole)));
  }

  /** One origin for each piece of evidence. */
  List<Origin> of(List<Cited> evidence) {
    List<Origin> origins = new ArrayList<>();
    evidence.forEach(cited -> origins.add(of(cited)));
    return origins;
  }

  Scene scene(EntryId entry) {
    return Objects.requireNonNull(logged.get(entry), entry.value()).scene();
  }

  private Origin of(Cited cited) {
    Logged entry = Objects.requireNonNull(logged.get(cited.id()), cited.id().value());
    if (entry.whole().isPresent()) {
      return entry.whole().get();
    }
    String quote = END.matcher(cited.quote().strip()).replaceFirst("");
    Origin noise =
        new Origin.OfNoise(entry.who(), section(entry.turn()), entry.scene().area());
    if (entry.turn() instanceof Turn.Spoken spoken) {
      return spoken.rules().stream()
          .filter(saying -> saying.sentence().contains(quote))
          .<Origin>map(Origin.OfRule::new)
          .findFirst()
          .or(() ->
              spoken.fact().filter(it -> it.sentence().contains(quote)).map(Origin.OfFact::new))
          .orElse(noise);
    }
    if (entry.turn() instanceof Turn.Opened opened) {
      return opened
          .fact()
          .filter(it -> it.sentence().contains(quote))
          .<Origin>map(Origin.OfFact::new)
          .orElse(noise);
    }
    return noise;
  }

  private static Optional<String> section(Turn turn) {
    if (!(turn instanceof Turn.Spoken spoken)) {
      return Optional.empty();
    }
    return spoken.noise().or(() -> Optional.of(spoken.rules().isEmpty() ? "fact" : "around"));
  }
}
