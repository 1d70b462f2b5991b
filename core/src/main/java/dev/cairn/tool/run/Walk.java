package dev.cairn.tool.run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A run as moves from tool to tool, along its links. */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Walk(int[] steps, List<Move> moves) {
  /** To a tool from the last one, the one before that and the third; {@link RunMemory#START} where none. */
  record Move(int tool, int last, int before, int third) {}

  private static final int NONE = -1;

  /** Leaves out steps whose tool has no number. */
  static Walk of(Run run, int[] steps) {
    // Where several steps lead to one, its past is told by the first of them.
    int[] cause = new int[steps.length];
    Arrays.fill(cause, NONE);
    for (Run.Link link : run.links()) {
      if (cause[link.to()] == NONE) {
        cause[link.to()] = link.from();
      }
    }
    List<Move> moves = new ArrayList<>();
    for (int step = 0; step < steps.length; step++) {
      if (cause[step] == NONE) {
        add(moves, new Move(steps[step], RunMemory.START, RunMemory.START, RunMemory.START));
      }
    }
    for (Run.Link link : run.links()) {
      int before = cause[link.from()];
      int third = before == NONE ? NONE : cause[before];
      add(
          moves,
          new Move(steps[link.to()], steps[link.from()], tool(steps, before), tool(steps, third)));
    }
    return new Walk(steps, List.copyOf(moves));
  }

  private static void add(List<Move> moves, Move move) {
    if (move.tool() >= 0 && move.last() >= 0 && move.before() >= 0 && move.third() >= 0) {
      moves.add(move);
    }
  }

  private static int tool(int[] steps, int step) {
    return step == NONE ? RunMemory.START : steps[step];
  }

  /** The first tools of it. */
  int[] tools(int most) {
    return Arrays.stream(steps).filter(tool -> tool >= 0).limit(most).toArray();
  }
}
