package dev.cairn.ingest.markdown;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/**
 * Where runs of backticks end code spans. All runs are found in one walk: looking for the end of each span
 * by itself would read the whole text again for every run that has no partner.
 */
final class CodeRuns {
  private static final char TICK = '`';

  private final Map<Integer, Deque<Integer>> startsByLength = new HashMap<>();

  CodeRuns(Tape tape) {
    int i = 0;
    while (i < tape.length()) {
      if (tape.at(i) != TICK) {
        i++;
        continue;
      }
      int end = tape.skipRun(TICK, i, tape.length());
      startsByLength.computeIfAbsent(end - i, length -> new ArrayDeque<>()).add(i);
      i = end;
    }
  }

  /** Where the next run of this length begins, or -1. Places must be asked for in order. */
  int next(int length, int from) {
    Deque<Integer> starts = startsByLength.getOrDefault(length, new ArrayDeque<>());
    while (!starts.isEmpty() && starts.peek() < from) {
      starts.poll();
    }
    return starts.isEmpty() ? -1 : starts.peek();
  }
}
