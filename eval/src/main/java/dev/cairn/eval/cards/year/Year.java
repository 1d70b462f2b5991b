package dev.cairn.eval.cards.year;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A year of episodes with what was planted in them. The same seed and number of days give the same year.
 *
 * @param sayings every sentence that gives, repeats or takes back a rule, in order
 */
public record Year(
    long seed,
    int days,
    List<Scene> scenes,
    List<Saying> sayings,
    List<Failure> failures,
    List<Fact> facts) {
  public static final long SEED = 20_250_106;
  public static final int DAYS = 365;

  /** A Monday. */
  static final Instant BEGIN = Instant.parse("2025-01-06T08:00:00Z");

  public Year {
    scenes = List.copyOf(scenes);
    sayings = List.copyOf(sayings);
    failures = List.copyOf(failures);
    facts = List.copyOf(facts);
  }

  public static Year of(long seed, int days) {
    SplittableRandom random = new SplittableRandom(seed);
    Phrases phrases = Phrases.load("rules.txt", "noise.txt", "work.txt");
    List<Draft> drafts = new Diary(phrases, random.split()).drafts(days);
    List<Saying> sayings = new PlantedRules(phrases, random.split()).plant(drafts);
    List<Failure> failures = new PlantedFailures(phrases, random.split()).plant(drafts);
    List<Fact> facts = new PlantedFacts(phrases, random.split()).plant(drafts);
    Script script = new Script(phrases, random.split());
    List<Scene> scenes = new ArrayList<>();
    drafts.forEach(draft -> scenes.add(script.scene(draft)));
    return new Year(seed, days, scenes, sayings, failures, facts);
  }
}
