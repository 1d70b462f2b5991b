package dev.cairn.tool.predict;

import dev.cairn.formula.NextTool;
import dev.cairn.formula.Share;
import dev.cairn.formula.WordEvidence;
import dev.cairn.policy.PredictionPolicy;
import dev.cairn.tool.run.RunMemory;
import dev.cairn.tool.run.Tally;
import dev.cairn.tool.run.WordUse;
import it.unimi.dsi.fastutil.ints.Int2DoubleLinkedOpenHashMap;
import java.util.List;
import java.util.Optional;

/** What past runs did for requests with the same words. */
final class RequestSignals {
  private final Position position;
  private final RunMemory memory;
  private final PredictionPolicy policy;
  private final Sheet sheet;

  RequestSignals(Position position, RunMemory memory, PredictionPolicy policy, Sheet sheet) {
    this.position = position;
    this.memory = memory;
    this.policy = policy;
    this.sheet = sheet;
  }

  void write() {
    List<WordUse> words = position.words().stream()
        .map(word -> memory.word(word, position.number(0)))
        .flatMap(Optional::stream)
        .toList();
    lifts(words);
    chances(words);
    new NearSignals(position, memory, policy, sheet).write();
  }

  private void lifts(List<WordUse> words) {
    Sums lifts = new Sums(sheet.lineup().size());
    for (WordUse word : words) {
      word.tools().each((tool, times) -> {
        int place = sheet.place(tool);
        double share = (double) memory.use(tool).runs() / memory.runs();
        double lift = place < 0 ? 0 : WordEvidence.lift(times, word.requests(), share);
        if (lift > 0) {
          lifts.add(place, lift);
        }
      });
    }
    double most = lifts.most();
    lifts
        .tools()
        .forEach(place -> sheet.put(place, PredictionSignal.WORDS, lifts.of(place) / most));
  }

  /** Naive Bayes over what followed the last step. */
  private void chances(List<WordUse> words) {
    Tally followers = memory.after(position.number(0));
    Int2DoubleLinkedOpenHashMap gains = new Int2DoubleLinkedOpenHashMap();
    for (WordUse word : words) {
      word.followers()
          .each((tool, times) -> gains.addTo(
              tool, WordEvidence.gain(times, word.followers().total(), followers.total())));
    }
    gains.keySet().removeIf(tool -> followers.times(tool) == 0 || sheet.place(tool) < 0);
    int[] tools = gains.keySet().toIntArray();
    double[] scores = new double[tools.length];
    for (int i = 0; i < tools.length; i++) {
      scores[i] = WordEvidence.chance(
          gains.get(tools[i]),
          words.size(),
          followers.times(tools[i]),
          followers.total(),
          policy.wordsPull());
    }
    double[] chances = NextTool.chances(scores);
    for (int i = 0; i < tools.length; i++) {
      sheet.put(
          sheet.place(tools[i]), PredictionSignal.WORDS_HERE, Share.scaled(policy, chances[i]));
    }
  }
}
