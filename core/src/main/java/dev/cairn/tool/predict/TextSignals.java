package dev.cairn.tool.predict;

import dev.cairn.policy.PredictionPolicy;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.ints.IntLinkedOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import java.util.HashSet;
import java.util.Set;

/** What tools say of themselves, against the words of the request. */
final class TextSignals {
  private final Position position;
  private final Lineup lineup;
  private final PredictionPolicy policy;
  private final Sheet sheet;
  private final WordScores names;
  private final WordScores texts;

  TextSignals(Position position, Lineup lineup, PredictionPolicy policy, Sheet sheet) {
    this.position = position;
    this.lineup = lineup;
    this.policy = policy;
    this.sheet = sheet;
    this.names = WordScores.of(lineup.names(), position.words(), it -> 1, policy);
    this.texts = WordScores.of(lineup.texts(), position.words(), it -> 1, policy);
  }

  void write() {
    Sentences sentences = Sentences.of(position, lineup, policy);
    Set<String> used = usedWords();
    WordScores remaining = WordScores.of(
        lineup.texts(),
        position.words(),
        word -> used.contains(word) ? policy.usedWordShare() : 1,
        policy);
    WordPlaces places = new WordPlaces(position, lineup);
    double[] servers = servers();
    for (int tool : taken().toIntArray()) {
      sheet.put(tool, PredictionSignal.NAME, names.scaled(tool));
      sheet.put(tool, PredictionSignal.SENTENCE, sentences.best(tool));
      sheet.put(tool, PredictionSignal.REMAINING, remaining.scaled(tool));
      sheet.put(tool, PredictionSignal.NOW, sentences.now(tool));
      sheet.put(tool, PredictionSignal.NEXT_SENTENCE, sentences.next(tool));
      sheet.put(tool, PredictionSignal.LATER_SENTENCE, sentences.later(tool));
      sheet.put(tool, PredictionSignal.AHEAD, places.ahead(tool) * names.scaled(tool));
      sheet.put(tool, PredictionSignal.SERVER_WORDS, servers[lineup.server(tool)]);
      sheet.put(
          tool,
          PredictionSignal.NEW_TEXT,
          texts.scaled(tool) + names.scaled(tool) + sentences.best(tool));
    }
  }

  /** Those the runs speak for, and the best by their words. */
  private IntSet taken() {
    IntSet all = new IntLinkedOpenHashSet(sheet.places());
    IntSet worded = new IntLinkedOpenHashSet(texts.tools());
    worded.addAll(names.tools());
    int[] tools = worded.toIntArray();
    double[] fits = new double[lineup.size()];
    for (int tool : tools) {
      fits[tool] = texts.scaled(tool) + names.scaled(tool);
    }
    IntArrays.quickSort(
        tools,
        (a, b) -> fits[a] == fits[b] ? Integer.compare(a, b) : Double.compare(fits[b], fits[a]));
    all.addAll(IntArrayList.wrap(tools, Math.min(tools.length, (int) policy.textPool())));
    return all;
  }

  private Set<String> usedWords() {
    Set<String> used = new HashSet<>();
    for (String tool : new HashSet<>(position.steps())) {
      lineup
          .place(tool)
          .ifPresent(place -> used.addAll(lineup.nameWords(place).times().keySet()));
    }
    return used;
  }

  /** What the words of the request find in all tools of a server, compared with the best server. */
  private double[] servers() {
    double[] sums = new double[lineup.serverCount()];
    for (int tool : texts.tools().toIntArray()) {
      sums[lineup.server(tool)] += texts.scaled(tool) * texts.scaled(tool);
    }
    double most = 0;
    for (double sum : sums) {
      most = Math.max(most, sum);
    }
    for (int server = 0; most > 0 && server < sums.length; server++) {
      sums[server] /= most;
    }
    return sums;
  }
}
