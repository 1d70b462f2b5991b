package dev.cairn.index;

import dev.cairn.formula.Bm25;
import java.util.List;
import java.util.Set;

/**
 * What a question found.
 *
 * @param position how far the log had been read at the moment asked about
 * @param corpus everything that could have been found then, filters aside
 * @param candidates the best first, the newer first among equals
 */
public record Found(long position, Bm25.Corpus corpus, List<Candidate> candidates) {

  /**
   * An entry with the numbers its score is made of.
   *
   * @param rough the score as Lucene computes it, in single precision
   * @param length of the entry in words, as coarsely as Lucene keeps it
   * @param matches in the order of the question's words
   * @param terms the matched words as {@link Words} gives them
   */
  public record Candidate(
      Entry entry, float rough, long length, List<Bm25.Match> matches, Set<String> terms) {}
}
