package dev.cairn.tool.predict;

import dev.cairn.formula.Share;
import dev.cairn.policy.PredictionPolicy;
import dev.cairn.tool.run.RunMemory;
import dev.cairn.tool.run.Tally;
import it.unimi.dsi.fastutil.ints.Int2DoubleLinkedOpenHashMap;
import java.util.Arrays;
import java.util.List;

/** What past runs did in this place, whatever they were asked for. */
final class HistorySignals {
  private final Position position;
  private final RunMemory memory;
  private final PredictionPolicy policy;
  private final Sheet sheet;

  HistorySignals(Position position, RunMemory memory, PredictionPolicy policy, Sheet sheet) {
    this.position = position;
    this.memory = memory;
    this.policy = policy;
    this.sheet = sheet;
  }

  void write() {
    int last = position.number(0);
    int before = position.number(1);
    Tally one = memory.after(last);
    Tally two = memory.after(last, before);
    Tally three = memory.after(last, before, position.number(2));
    Tally typed = memory.afterInType(position.type(), last);
    counts(List.of(one, typed, two, three));
    follows(one, typed);
    sheet.put(two, PredictionSignal.FOLLOWS_TWO, times -> scaled(times, two));
    Tally gap = memory.twoAfter(before);
    sheet.put(gap, PredictionSignal.TWO_AFTER, times -> scaled(times, gap));
    together();
  }

  /** By all runs, and as far as they are known by those of the same type. */
  private void follows(Tally all, Tally typed) {
    double known = Share.knownPart(typed.total(), typed.size());
    all.each((tool, times) -> {
      int place = sheet.place(tool);
      if (place >= 0) {
        double share =
            (1 - known) * believed(times, all) + known * believed(typed.times(tool), typed);
        sheet.put(place, PredictionSignal.FOLLOWS, Share.scaled(policy, share));
      }
    });
  }

  private double believed(int times, Tally tally) {
    return Share.believed(times, (double) tally.total(), policy.doubt());
  }

  private double scaled(int times, Tally tally) {
    return Share.scaled(policy, believed(times, tally));
  }

  /** From what is popular at all to what followed three steps, each as far as it is known. */
  private void counts(List<Tally> situations) {
    Int2DoubleLinkedOpenHashMap shares = new Int2DoubleLinkedOpenHashMap();
    mix(shares, memory.popular(), 1);
    for (Tally tally : situations) {
      if (tally.total() > 0) {
        mix(shares, tally, Share.knownPart(tally.total(), tally.size()));
        sheet.each(
            tally,
            (place, times) -> sheet.raise(
                place, PredictionSignal.SURE, Share.sure(times, (double) tally.total())));
      }
    }
    shares.int2DoubleEntrySet().fastForEach(entry -> {
      double share = entry.getDoubleValue();
      sheet.put(entry.getIntKey(), PredictionSignal.COUNTS, Share.scaled(policy, share));
      sheet.put(entry.getIntKey(), PredictionSignal.SHARE, share);
    });
  }

  private void mix(Int2DoubleLinkedOpenHashMap shares, Tally tally, double part) {
    shares.replaceAll((place, share) -> share * (1 - part));
    double total = Math.max(1, tally.total());
    sheet.each(tally, (place, times) -> shares.addTo(place, part * times / total));
  }

  private void together() {
    int[] used = Arrays.stream(position.numbers())
        .filter(tool -> tool > RunMemory.START)
        .distinct()
        .toArray();
    Int2DoubleLinkedOpenHashMap sums = new Int2DoubleLinkedOpenHashMap();
    for (int tool : used) {
      double runs = memory.use(tool).runs() + policy.doubt();
      sheet.each(memory.with(tool), (place, times) -> sums.addTo(place, times / runs));
    }
    sums.int2DoubleEntrySet()
        .fastForEach(entry -> sheet.put(
            entry.getIntKey(),
            PredictionSignal.TOGETHER,
            Share.scaled(policy, entry.getDoubleValue() / used.length)));
  }
}
