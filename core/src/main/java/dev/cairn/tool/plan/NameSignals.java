package dev.cairn.tool.plan;

import dev.cairn.formula.WordOrder;
import dev.cairn.policy.PlanPolicy;
import dev.cairn.tool.predict.Lineup;
import dev.cairn.tool.run.LinkMemory;
import dev.cairn.tool.run.Role;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;

/** What the words of two tools say: how tools with such names follow one another, and who speaks of whom. */
final class NameSignals {
  private static final double UNHEARD = 0.5;

  private final LinkMemory memory;
  private final Lineup lineup;
  private final PlanPolicy policy;
  private final List<String> tools;
  private final List<ToolWords> words;
  private final PairSheet sheet;

  NameSignals(
      LinkMemory memory,
      Lineup lineup,
      PlanPolicy policy,
      List<String> tools,
      List<ToolWords> words,
      PairSheet sheet) {
    this.memory = memory;
    this.lineup = lineup;
    this.policy = policy;
    this.tools = tools;
    this.words = words;
    this.sheet = sheet;
  }

  void write() {
    double[] leads =
        words.stream().mapToDouble(it -> rate(it.name(), Role::leads)).toArray();
    double[] waits =
        words.stream().mapToDouble(it -> rate(it.name(), Role::waits)).toArray();
    for (int i = 0; i < leads.length; i++) {
      for (int j = 0; j < leads.length; j++) {
        if (i != j) {
          sheet.put(i, j, EdgeSignal.WORD_LEADS, leads[i]);
          sheet.put(i, j, EdgeSignal.WORD_WAITS, waits[j]);
          sheet.put(i, j, EdgeSignal.TARGET_WORD_LEADS, leads[j]);
          sheet.put(i, j, EdgeSignal.SOURCE_WORD_WAITS, waits[i]);
          sheet.put(i, j, EdgeSignal.WORD_PAIRS, order(i, j));
          mentions(i, j);
        }
      }
    }
  }

  private double rate(Set<String> name, ToIntFunction<Role> times) {
    double sum = 0;
    int heard = 0;
    for (String word : name) {
      Role role = memory.wordRole(word);
      if (role.runs() > 0) {
        sum +=
            (times.applyAsInt(role) + policy.wordDoubt() / 2) / (role.runs() + policy.wordDoubt());
        heard++;
      }
    }
    return heard == 0 ? UNHEARD : sum / heard;
  }

  private double order(int from, int to) {
    WordOrder order = new WordOrder(memory.usualShare(), policy.wordDoubt());
    memory.eachWordPair(tools.get(from), tools.get(to), order::add);
    return order.value();
  }

  private void mentions(int i, int j) {
    ToolWords one = words.get(i);
    ToolWords other = words.get(j);
    sheet.put(i, j, EdgeSignal.TAKES, other.taken(one));
    sheet.put(i, j, EdgeSignal.REVERSE_TAKES, one.taken(other));
    sheet.put(i, j, EdgeSignal.MENTIONS, one.named(other.parameters(), lineup));
    sheet.put(i, j, EdgeSignal.SAYS, one.named(other.text(), lineup));
  }
}
