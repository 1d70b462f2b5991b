package dev.cairn.tool.predict;

import dev.cairn.tool.run.RunMemory;
import java.util.Arrays;

/** Where the tools of a memory stand in a line-up, and the other way round: looked up once, not for each question. */
final class Places {
  /** Both ways, for all tools the memory had at that time. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Known(int[] places, int[] numbers) {}

  private final RunMemory memory;
  private final Lineup lineup;
  private volatile Known known;

  Places(RunMemory memory, Lineup lineup) {
    this.memory = memory;
    this.lineup = lineup;
    int[] numbers = new int[lineup.size()];
    Arrays.fill(numbers, RunMemory.UNKNOWN);
    this.known = new Known(new int[0], numbers);
  }

  Lineup lineup() {
    return lineup;
  }

  /** The place of a tool by its number in the memory; -1 if it has none. */
  int place(int number) {
    return known(number).places()[number];
  }

  /** The number of a tool by its place; {@link RunMemory#UNKNOWN} if it was never run. */
  int number(int place) {
    return known(memory.numbered() - 1).numbers()[place];
  }

  /** Two that do this at once come to the same. */
  private Known known(int number) {
    Known now = known;
    if (number >= now.places().length) {
      int before = now.places().length;
      int[] places = Arrays.copyOf(now.places(), memory.numbered());
      int[] numbers = now.numbers().clone();
      for (int each = before; each < places.length; each++) {
        places[each] = lineup.place(memory.use(each).tool()).orElse(-1);
        if (places[each] >= 0) {
          numbers[places[each]] = each;
        }
      }
      now = new Known(places, numbers);
      known = now;
    }
    return now;
  }
}
