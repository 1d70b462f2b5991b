package dev.cairn.eval.cards.year;

import dev.cairn.eval.cards.year.Phrases.Phrase;
import dev.cairn.eval.cards.year.Saying.Act;
import dev.cairn.log.CardKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Plants rules at random times, repeats some in other words, and takes some back later. A repository has one
 * rule on a topic at most, so which rule a sentence is about is never in doubt.
 */
final class PlantedRules {
  private static final int EPISODES_PER_RULE = 8;
  private static final int PER_EPISODE_MAX = 2;
  private static final double REVERSED = 0.35;
  private static final double REPEATED = 0.25;
  private static final int REVERSED_AFTER_MIN = 10;
  private static final int REVERSED_AFTER_MAX = 200;

  /** What rules are about, how they are said, and what they are. */
  private enum Family {
    CHOICE("choices", "choice", CardKind.PREFERENCE, "thing", "a", "b"),
    BAN("bans", "ban", CardKind.CONSTRAINT, "do", "doing"),
    DUTY("duties", "duty", CardKind.CONSTRAINT, "when", "do", "doing"),
    PROMISE("promises", "promise", CardKind.COMMITMENT, "who", "what");

    private final String topics;
    private final String frames;
    private final CardKind kind;
    private final String slots;

    Family(String topics, String frames, CardKind kind, String... slots) {
      this.topics = topics;
      this.frames = frames;
      this.kind = kind;
      this.slots = String.join(" ", slots);
    }

    List<String> slots() {
      return List.of(slots.split(" ", -1));
    }
  }

  private record Topic(Family family, Repo repo, Map<String, String> slots) {
    String name() {
      return Objects.requireNonNull(slots.get(family.slots().get(0)));
    }
  }

  private final Phrases phrases;
  private final RandomGenerator random;

  PlantedRules(Phrases phrases, RandomGenerator random) {
    this.phrases = phrases;
    this.random = random;
  }

  List<Saying> plant(List<Draft> drafts) {
    List<Saying> all = new ArrayList<>();
    List<Topic> topics = Drawn.shuffled(topics(), random);
    int rules = Math.min(topics.size(), drafts.size() / EPISODES_PER_RULE);
    for (int rule = 0; rule < rules; rule++) {
      plant(rule, topics.get(rule), drafts, all);
    }
    all.sort(Comparator.comparingInt(Saying::scene));
    return all;
  }

  private List<Topic> topics() {
    List<Topic> topics = new ArrayList<>();
    for (Family family : Family.values()) {
      for (List<String> row : phrases.rows(family.topics)) {
        Map<String, String> slots = new HashMap<>();
        for (int i = 0; i < row.size(); i++) {
          slots.put(family.slots().get(i), row.get(i));
        }
        Repo.ALL.forEach(repo -> topics.add(new Topic(family, repo, slots)));
      }
    }
    return topics;
  }

  private void plant(int rule, Topic topic, List<Draft> drafts, List<Saying> all) {
    Optional<Draft> stated = Drawn.any(
        drafts.stream()
            .filter(draft -> draft.repo.equals(topic.repo()) && hasRoom(draft))
            .toList(),
        random);
    if (stated.isEmpty()) {
      return;
    }
    all.add(say(rule, Act.STATED, topic, stated.get()));
    Optional<Draft> reversed = random.nextDouble() < REVERSED
        ? later(drafts, stated.get(), REVERSED_AFTER_MIN, REVERSED_AFTER_MAX)
        : Optional.empty();
    reversed.ifPresent(draft -> all.add(say(rule, Act.REVERSED, topic, draft)));
    if (random.nextDouble() < REPEATED) {
      // Not after it was taken back: that would be a third rule.
      later(drafts, stated.get(), 1, REVERSED_AFTER_MAX)
          .filter(draft -> reversed.isEmpty() || draft.number < reversed.get().number)
          .ifPresent(draft -> all.add(say(rule, Act.REPEATED, topic, draft)));
    }
  }

  private Optional<Draft> later(List<Draft> drafts, Draft than, int daysMin, int daysMax) {
    return Drawn.later(drafts, than, daysMin, daysMax, PlantedRules::hasRoom, random);
  }

  private static boolean hasRoom(Draft draft) {
    return draft.sayings.size() < PER_EPISODE_MAX;
  }

  private Saying say(int rule, Act act, Topic topic, Draft draft) {
    String section = topic.family().frames + (act == Act.REVERSED ? ".reverse" : ".state");
    Phrase phrase = phrases.any(section, random);
    Saying saying = new Saying(
        rule,
        act,
        topic.family().kind,
        topic.name(),
        phrase.name(),
        typed(phrase.with(topic.slots())),
        draft.number);
    draft.sayings.add(saying);
    return saying;
  }

  /** Half of the people begin with a capital letter. */
  private String typed(String sentence) {
    return random.nextBoolean()
        ? sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1)
        : sentence;
  }
}
