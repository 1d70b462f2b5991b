package dev.cairn.eval.cards.year;

import dev.cairn.eval.cards.year.Turn.Tempted;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Plants commands that fail for a lasting reason, and lets an agent come near them again weeks later. */
final class PlantedFailures {
  private static final int EPISODES_PER_FAILURE = 22;
  private static final int AGAIN_MAX = 3;
  private static final int AGAIN_AFTER_MIN = 14;
  private static final int AGAIN_AFTER_MAX = 70;
  private static final double VARIED = 0.3;
  private static final double TOLD = 0.6;

  private final Phrases phrases;
  private final RandomGenerator random;

  PlantedFailures(Phrases phrases, RandomGenerator random) {
    this.phrases = phrases;
    this.random = random;
  }

  List<Failure> plant(List<Draft> drafts) {
    List<Failure> planted = new ArrayList<>();
    List<Failure> all = Drawn.shuffled(all(), random);
    int most = Math.min(all.size(), drafts.size() / EPISODES_PER_FAILURE);
    for (Failure failure : all.subList(0, most)) {
      List<Draft> free = drafts.stream()
          .filter(draft -> draft.repo.equals(failure.repo()) && draft.isFree())
          .toList();
      Optional<Draft> first = Drawn.any(free, random);
      if (first.isPresent()) {
        tempt(first.get(), failure, false);
        planted.add(failure);
        again(failure, first.get(), drafts);
      }
    }
    return planted;
  }

  private void again(Failure failure, Draft first, List<Draft> drafts) {
    Optional<Draft> last = Optional.of(first);
    int times = random.nextInt(1, AGAIN_MAX + 1);
    for (int i = 0; i < times && last.isPresent(); i++) {
      last =
          Drawn.later(drafts, last.get(), AGAIN_AFTER_MIN, AGAIN_AFTER_MAX, Draft::isFree, random);
      last.ifPresent(draft -> tempt(draft, failure, true));
    }
  }

  private void tempt(Draft draft, Failure failure, boolean again) {
    boolean varied = again && random.nextDouble() < VARIED;
    draft.area = failure.area();
    draft.task = again ? failure.again() : failure.first();
    draft.tempted = Optional.of(new Tempted(
        failure,
        again,
        varied ? failure.command() + " 2>&1 | tail -40" : failure.command(),
        random.nextBoolean(),
        random.nextDouble() < TOLD));
  }

  private List<Failure> all() {
    List<Failure> all = new ArrayList<>();
    for (Repo repo : Repo.ALL) {
      for (String area : repo.areas()) {
        Map<String, String> slots = Map.of("repo", repo.name(), "area", area);
        for (List<String> row : phrases.rows("failures")) {
          List<String> filled =
              row.stream().map(cell -> Phrases.fill(cell, slots)).toList();
          all.add(new Failure(
              all.size(),
              repo,
              area,
              filled.get(0),
              filled.get(1),
              filled.get(2),
              filled.get(3),
              filled.get(4),
              filled.get(5)));
        }
      }
    }
    return all;
  }
}
