package dev.cairn.eval.cards.year;

import dev.cairn.eval.cards.year.Turn.Answered;
import dev.cairn.eval.cards.year.Turn.Opened;
import dev.cairn.eval.cards.year.Turn.Printed;
import dev.cairn.eval.cards.year.Turn.Spoken;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Puts an episode into words: what was planned, among the talk and the output of any day. */
final class Script {
  /** Small talk is what there is most of. */
  private static final List<String> NOISE = List.of(
      "chat",
      "chat",
      "chat",
      "once",
      "once",
      "question",
      "question",
      "hypothetical",
      "reported",
      "told",
      "pasted");

  private static final int NOISE_MAX = 2;
  private static final int RUNS_MAX = 4;
  private static final double BOSSY = 0.15;
  private static final double STUMBLE = 0.35;
  private static final double DOCUMENT = 0.12;
  private static final int NUMBER_MAX = 300;

  private final Phrases phrases;
  private final RandomGenerator random;

  Script(Phrases phrases, RandomGenerator random) {
    this.phrases = phrases;
    this.random = random;
  }

  Scene scene(Draft draft) {
    List<Turn> turns = new ArrayList<>();
    turns.add(new Answered(any("assistant", draft)));
    middle(draft).forEach(turns::addAll);
    draft.tempted.ifPresent(turns::add);
    return new Scene(
        draft.number,
        draft.start,
        draft.repo,
        draft.area,
        draft.task,
        asked(draft),
        draft.needed,
        turns);
  }

  /** Blocks in any order; what belongs together stays together. */
  private List<List<Turn>> middle(Draft draft) {
    List<List<Turn>> blocks = new ArrayList<>();
    draft.sayings.forEach(saying -> blocks.add(List.of(spoken(saying, draft))));
    draft.told.forEach(told -> blocks.add(List.of(told(told, draft))));
    int noise = random.nextInt(NOISE_MAX + 1);
    for (int i = 0; i < noise; i++) {
      String section = NOISE.get(random.nextInt(NOISE.size()));
      blocks.add(List.of(Spoken.noise(section, any(section, draft))));
    }
    int runs = random.nextInt(1, RUNS_MAX + 1);
    for (int i = 0; i < runs; i++) {
      String section = random.nextDouble() < BOSSY ? "tool.bossy" : "tool.plain";
      blocks.add(List.of(printed(any("tool.command", draft), true, any(section, draft))));
    }
    if (random.nextDouble() < STUMBLE) {
      blocks.add(stumble(draft));
    }
    if (random.nextDouble() < DOCUMENT) {
      String uri = "docs/" + draft.area + ".md";
      blocks.add(List.of(new Opened(uri, any("document", draft), Optional.empty())));
    }
    return Drawn.shuffled(blocks, random);
  }

  /** Something fails that is of no interest tomorrow: it is mended at once. */
  private List<Turn> stumble(Draft draft) {
    List<List<String>> all = phrases.rows("stumbles");
    List<String> row = all.get(random.nextInt(all.size()));
    String command = Phrases.fill(row.get(0), slots(draft));
    return List.of(
        printed(command, false, Phrases.fill(row.get(1), slots(draft))),
        new Answered(any("assistant", draft)),
        printed(command, true, any("tool.plain", draft)));
  }

  private Printed printed(String command, boolean ok, String text) {
    return new Printed(command, random.nextBoolean(), ok, text);
  }

  private Spoken spoken(Saying saying, Draft draft) {
    String around = phrases.any("said.around", random).text();
    boolean goesOn = !around.endsWith("{rule}");
    String sentence = saying.sentence();
    boolean ended = ".?!".indexOf(sentence.charAt(sentence.length() - 1)) >= 0;
    String text = Phrases.fill(
        around, Map.of("area", draft.area, "rule", goesOn && !ended ? sentence + "." : sentence));
    return new Spoken(text, List.of(saying), Optional.empty(), Optional.empty());
  }

  private Turn told(Fact.Told told, Draft draft) {
    if (!told.written()) {
      return new Spoken(told.sentence(), List.of(), Optional.of(told), Optional.empty());
    }
    String text = phrases
        .any("fact.document", random)
        .with(Map.of("repo", draft.repo.name(), "fact", told.sentence()));
    return new Opened("docs/notes.md", text, Optional.of(told));
  }

  private String asked(Draft draft) {
    String task = draft.task;
    return phrases.any("user.ask", random).with(Map.of("task", task, "lower", lower(task)));
  }

  static String lower(String task) {
    return task.substring(0, 1).toLowerCase(Locale.ROOT) + task.substring(1);
  }

  private String any(String section, Draft draft) {
    return phrases.any(section, random).with(slots(draft));
  }

  private Map<String, String> slots(Draft draft) {
    return Map.of(
        "area",
        draft.area,
        "repo",
        draft.repo.name(),
        "word",
        phrases.any("word", random).text(),
        "n",
        Integer.toString(random.nextInt(NUMBER_MAX)),
        "m",
        Integer.toString(random.nextInt(NUMBER_MAX)));
  }
}
