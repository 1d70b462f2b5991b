package dev.cairn.index;

import dev.cairn.formula.Bm25;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * What a question found.
 *
 * @param position how far the log had been read at the moment asked about
 * @param corpus everything that could have been found then, filters aside
 * @param words the question's words that some entry has
 * @param names those of them that are names of speakers, by their places in {@code words}
 * @param candidates in the order of the log
 * @param unseen how many entries were neither indexed yet nor looked at
 */
public record Found(
    long position,
    Bm25.Corpus corpus,
    List<Asked> words,
    Set<Integer> names,
    List<Candidate> candidates,
    long unseen) {

  /**
   * A word of the question.
   *
   * @param texts how many entries have it
   */
  public record Asked(String written, String term, long texts) {}

  /**
   * An entry with the numbers its score is made of.
   *
   * @param episode a number that entries of one episode share
   * @param number its place among all entries, which is the number of its document; or {@link #NOT_INDEXED}
   * @param length of the entry in words, as coarsely as Lucene keeps it
   * @param substance how many different words of it say something
   * @param times how often it has each word of the question
   * @param head the same of its beginning, if only that counts; else of all
   * @param meaning how near it is to the question, where that is known
   * @param namesSpeaker whether the question names who said it
   * @param beside the places in the list of candidates of the turns around it: some before, from the
   *     farthest, and as many after; -1 where there is none or it is no candidate
   */
  public record Candidate(
      StoredEntry stored,
      long episode,
      int number,
      long length,
      long substance,
      IntList times,
      Head head,
      OptionalDouble meaning,
      Shape shape,
      boolean namesSpeaker,
      IntList beside,
      double related) {

    /** For an entry that has no document yet. */
    public static final int NOT_INDEXED = -1;

    public boolean isIndexed() {
      return number != NOT_INDEXED;
    }

    /** The same, of other words: which of the ones before stands at each place, or -1 for a new one. */
    Candidate asked(int[] before) {
      return new Candidate(
          stored,
          episode,
          number,
          length,
          substance,
          moved(times, before),
          new Head(head.length(), moved(head.times(), before)),
          meaning,
          shape,
          namesSpeaker,
          beside,
          related);
    }

    private static IntList moved(IntList times, int[] before) {
      int[] moved = new int[before.length];
      for (int place = 0; place < moved.length; place++) {
        moved[place] = before[place] < 0 ? 0 : times.getInt(before[place]);
      }
      return IntList.of(moved);
    }

    public Entry entry() {
      return stored.whole();
    }

    /** The place of the turn right before, or -1. */
    public int before() {
      return beside.getInt(beside.size() / 2 - 1);
    }

    /** The place of the turn right after, or -1. */
    public int after() {
      return beside.getInt(beside.size() / 2);
    }
  }

  /** The part of a text whose words count. */
  public record Head(long length, IntList times) {}

  /**
   * An entry as a turn of a talk.
   *
   * @param named whether somebody is named in front as its speaker
   * @param cut whether only its beginning counts
   * @param changes whether it says that something is no longer as it was
   */
  public record Shape(
      boolean endsAsking, boolean named, boolean byUser, boolean cut, boolean changes) {}
}
