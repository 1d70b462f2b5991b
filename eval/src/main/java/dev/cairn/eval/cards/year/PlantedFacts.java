package dev.cairn.eval.cards.year;

import dev.cairn.eval.cards.year.Fact.Told;
import dev.cairn.eval.cards.year.Phrases.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Plants facts, changes some of their values later, and sets tasks for which one must know them. */
final class PlantedFacts {
  private static final int EPISODES_PER_FACT = 22;
  private static final double CHANGED = 0.5;
  private static final int LATER_MIN = 7;
  private static final int LATER_MAX = 90;
  private static final int NEEDED_MIN = 2;
  private static final double WRITTEN = 0.3;

  private final Phrases phrases;
  private final RandomGenerator random;

  PlantedFacts(Phrases phrases, RandomGenerator random) {
    this.phrases = phrases;
    this.random = random;
  }

  List<Fact> plant(List<Draft> drafts) {
    List<Fact> planted = new ArrayList<>();
    List<Fact> all = Drawn.shuffled(all(), random);
    int most = Math.min(all.size(), drafts.size() / EPISODES_PER_FACT);
    for (Fact fact : all.subList(0, most)) {
      List<Draft> there = drafts.stream()
          .filter(draft -> draft.repo.equals(fact.repo()) && draft.told.isEmpty())
          .toList();
      Optional<Draft> first = Drawn.any(there, random);
      if (first.isPresent()) {
        planted.add(fact);
        plant(fact, first.get(), drafts);
      }
    }
    return planted;
  }

  private void plant(Fact fact, Draft first, List<Draft> drafts) {
    Told told = told(fact, false);
    first.told.add(told);
    Optional<Draft> changed = random.nextDouble() < CHANGED
        ? Drawn.later(drafts, first, LATER_MIN, LATER_MAX, draft -> draft.told.isEmpty(), random)
        : Optional.empty();
    Optional<Told> then = changed.map(draft -> told(fact, true));
    changed.ifPresent(draft -> draft.told.add(then.orElseThrow()));
    Draft last = changed.orElse(first);
    Drawn.later(drafts, last, NEEDED_MIN, LATER_MAX, Draft::isFree, random)
        .ifPresent(draft -> need(draft, then.orElse(told)));
  }

  private static void need(Draft draft, Told told) {
    draft.task = Phrases.fill(told.fact().task(), Map.of("area", draft.area));
    draft.needed = Optional.of(told);
  }

  /** A change is told by the user; at first it may stand in a document too. */
  private Told told(Fact fact, boolean changed) {
    String value = changed ? fact.after() : fact.before();
    boolean written = !changed && random.nextDouble() < WRITTEN;
    String section = changed ? "fact.changed" : written ? "fact.written" : "fact.said";
    Phrase phrase = phrases.any(section, random);
    return new Told(
        fact,
        changed,
        written,
        phrase.name(),
        phrase.with(Map.of(
            "subject", fact.subject(), "value", value, "repo", fact.repo().name())));
  }

  private List<Fact> all() {
    List<Fact> all = new ArrayList<>();
    for (Repo repo : Repo.ALL) {
      for (List<String> row : phrases.rows("facts")) {
        all.add(new Fact(all.size(), repo, row.get(0), row.get(1), row.get(2), row.get(3)));
      }
    }
    return all;
  }
}
