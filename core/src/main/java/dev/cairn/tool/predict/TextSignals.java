package dev.cairn.tool.predict;

import dev.cairn.policy.PredictionPolicy;
import dev.cairn.tool.run.BestFew;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import java.util.function.Predicate;

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
    this.names = WordScores.of(lineup.names(), position.words());
    this.texts = WordScores.of(lineup.texts(), position.words());
  }

  void write() {
    takeIn();
    Sentences sentences = Sentences.of(position, lineup, policy, sheet);
    WordScores remaining = remaining();
    WordPlaces places = new WordPlaces(position, lineup);
    double[] servers = servers();
    for (int row = 0; row < sheet.size(); row++) {
      int tool = sheet.placeAt(row);
      double name = names.scaled(tool);
      double sentence = sentences.best(row);
      sheet.put(tool, PredictionSignal.NAME, name);
      sheet.put(tool, PredictionSignal.SENTENCE, sentence);
      sheet.put(tool, PredictionSignal.REMAINING, remaining.scaled(tool));
      sheet.put(tool, PredictionSignal.NOW, sentences.now(row));
      sheet.put(tool, PredictionSignal.NEXT_SENTENCE, sentences.next(row));
      sheet.put(tool, PredictionSignal.LATER_SENTENCE, sentences.later(row));
      sheet.put(tool, PredictionSignal.AHEAD, name > 0 ? places.ahead(tool) * name : 0);
      sheet.put(tool, PredictionSignal.SERVER_WORDS, servers[lineup.server(tool)]);
      sheet.put(tool, PredictionSignal.NEW_TEXT, texts.scaled(tool) + name + sentence);
    }
  }

  /** Beside those the runs speak for, the best by their words. */
  private void takeIn() {
    BestFew best = new BestFew((int) Math.min(policy.textPool(), lineup.size()));
    for (int i = 0; i < texts.tools().size(); i++) {
      int tool = texts.tools().getInt(i);
      best.offer(tool, texts.scaled(tool) + names.scaled(tool));
    }
    for (int i = 0; i < names.tools().size(); i++) {
      int tool = names.tools().getInt(i);
      if (texts.of(tool) == 0) {
        best.offer(tool, names.scaled(tool));
      }
    }
    for (int tool : best.ranked()) {
      sheet.row(tool);
    }
  }

  private WordScores remaining() {
    IntSet used = new IntOpenHashSet();
    for (String tool : position.steps()) {
      lineup
          .place(tool)
          .ifPresent(place -> used.addAll(IntArrayList.wrap(lineup.nameWords().of(place))));
    }
    Predicate<String> isUsed =
        word -> lineup.nameWords().find(word).stream().anyMatch(used::contains);
    // Mostly nothing was used up yet, and what remains is all.
    return position.words().stream().noneMatch(isUsed)
        ? texts
        : new WordScores(lineup.texts())
            .score(position.words(), word -> isUsed.test(word) ? policy.usedWordShare() : 1);
  }

  /** What the words of the request find in all tools of a server, compared with the best server. */
  private double[] servers() {
    double[] sums = new double[lineup.serverCount()];
    for (int i = 0; i < texts.tools().size(); i++) {
      int tool = texts.tools().getInt(i);
      double fit = texts.scaled(tool);
      sums[lineup.server(tool)] += fit * fit;
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
