package dev.cairn.index.vector;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The best few ids seen so far, each with the best score it was offered with. Ties go to the lower id. */
final class Best {
  private final int[] ids;
  private final float[] scores;
  private int size;

  /** A heap whose root is the worst kept. */
  Best(int limit) {
    this.ids = new int[limit];
    this.scores = new float[limit];
  }

  int limit() {
    return ids.length;
  }

  int size() {
    return size;
  }

  /** The score of the so-manieth best kept, from 1. */
  float score(int rank) {
    float[] sorted = Arrays.copyOf(scores, size);
    Arrays.sort(sorted);
    return sorted[size - rank];
  }

  boolean mayEnter(float score) {
    return size < ids.length || score >= scores[0];
  }

  void offer(int id, float score) {
    int known = indexOf(id);
    if (known >= 0) {
      if (score > scores[known]) {
        scores[known] = score;
        down(known);
      }
    } else if (size < ids.length) {
      set(size++, id, score);
      up(size - 1);
    } else if (worse(ids[0], scores[0], id, score)) {
      set(0, id, score);
      down(0);
    }
  }

  List<Integer> ids() {
    List<Integer> kept = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      kept.add(ids[i]);
    }
    return kept;
  }

  /** Linear, as only the few that pass {@link #mayEnter} come here. */
  private int indexOf(int id) {
    for (int i = 0; i < size; i++) {
      if (ids[i] == id) {
        return i;
      }
    }
    return -1;
  }

  private void up(int from) {
    int at = from;
    while (at > 0 && worse(at, (at - 1) / 2)) {
      swap(at, (at - 1) / 2);
      at = (at - 1) / 2;
    }
  }

  private void down(int from) {
    int at = from;
    while (true) {
      int child = 2 * at + 1;
      if (child >= size) {
        return;
      }
      if (child + 1 < size && worse(child + 1, child)) {
        child++;
      }
      if (!worse(child, at)) {
        return;
      }
      swap(at, child);
      at = child;
    }
  }

  private boolean worse(int i, int j) {
    return worse(ids[i], scores[i], ids[j], scores[j]);
  }

  private static boolean worse(int id, float score, int thanId, float thanScore) {
    return score < thanScore || (score == thanScore && id > thanId);
  }

  private void swap(int i, int j) {
    int id = ids[i];
    float score = scores[i];
    set(i, ids[j], scores[j]);
    set(j, id, score);
  }

  private void set(int i, int id, float score) {
    ids[i] = id;
    scores[i] = score;
  }
}
