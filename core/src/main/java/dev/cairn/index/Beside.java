package dev.cairn.index;

import java.io.IOException;
import java.util.Arrays;
import java.util.function.IntPredicate;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.NumericDocValues;

/**
 * Which entries stand beside each other in their episodes. Episodes of several agents may lie among each
 * other in the log; beyond a few strange entries a turn counts as the last one of its kind.
 */
final class Beside {
  /** How far away in the log the next turn of an episode is looked for. */
  private static final int FAR = 12;

  /** Documents in ascending order, and in the same places the keys of their episodes. */
  private final int[] docs;

  private final long[] keys;
  private final IntPredicate counts;
  private int size;

  private Beside(int most, IntPredicate counts) {
    this.docs = new int[most];
    this.keys = new long[most];
    this.counts = counts;
  }

  /**
   * @param docs in ascending order
   * @param counts documents that may stand beside one
   */
  static Beside of(Snapshot snapshot, int[] docs, IntPredicate counts) throws IOException {
    int max = snapshot.reader().maxDoc();
    Beside sides = new Beside((int) Math.min(max, docs.length * (2L * FAR + 1)), counts);
    int next = 0;
    int read = 0;
    for (LeafReaderContext leaf : snapshot.reader().leaves()) {
      int end = leaf.docBase + leaf.reader().maxDoc();
      NumericDocValues values = Segments.values(leaf, Fields.EPISODE_KEY);
      while (next < docs.length && docs[next] - FAR < end) {
        int to = Math.min(Math.min(max, docs[next] + FAR + 1), end);
        for (int doc = Math.max(Math.max(read, leaf.docBase), docs[next] - FAR); doc < to; doc++) {
          sides.add(doc, Segments.value(values, doc - leaf.docBase));
          read = doc + 1;
        }
        if (docs[next] + FAR >= end) {
          // The rest of its sides lies in the next segment.
          break;
        }
        next++;
      }
    }
    return sides;
  }

  private void add(int doc, long key) {
    docs[size] = doc;
    keys[size++] = key;
  }

  /** The key of the episode of one of the documents asked about. */
  long key(int doc) {
    return keys[place(doc)];
  }

  private int place(int doc) {
    return Arrays.binarySearch(docs, 0, size, doc);
  }

  /** The documents around one, as {@link Found.Candidate#beside} has them; -1 where there is none. */
  int[] beside(int doc) {
    int[] beside = new int[2 * Found.REACH];
    Arrays.fill(beside, -1);
    int place = place(doc);
    walk(place, -1, beside);
    walk(place, 1, beside);
    return beside;
  }

  /** Every document within reach was read, so places next to each other are documents that are. */
  private void walk(int from, int step, int[] beside) {
    int turn = 0;
    for (int far = 1, at = from + step;
        far <= FAR && turn < Found.REACH && at >= 0 && at < size;
        far++, at += step) {
      if (keys[at] == keys[from] && counts.test(docs[at])) {
        turn++;
        beside[step < 0 ? Found.REACH - turn : Found.REACH + turn - 1] = docs[at];
      }
    }
  }
}
