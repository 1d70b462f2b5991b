package dev.cairn.index;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.TermStates;
import org.apache.lucene.search.IndexSearcher;

/**
 * A word of a question that some entry has.
 *
 * @param written as the question has it
 * @param texts how many entries have it
 */
record Wanted(String written, Term term, TermStates states, long texts) {

  static List<Wanted> in(Question question, Snapshot snapshot, Statistics statistics)
      throws IOException {
    IndexSearcher searcher = new IndexSearcher(snapshot.reader());
    List<Wanted> wanted = new ArrayList<>();
    for (Map.Entry<String, String> word : distinct(question).entrySet()) {
      Term term = new Term(Fields.WORDS, word.getKey());
      TermStates states = TermStates.build(searcher, term, true);
      long texts = statistics.texts(snapshot, term, states);
      if (texts > 0) {
        wanted.add(new Wanted(word.getValue(), term, states, texts));
      }
    }
    return wanted;
  }

  /** Term to how it was first written, in the order of the question. */
  static Map<String, String> distinct(Question question) {
    // Leaves room for the filters among the clauses Lucene joins.
    long most = Math.min(question.policy().queryWordsMax(), IndexSearcher.getMaxClauseCount() / 2);
    Map<String, String> words = new LinkedHashMap<>();
    for (Words asked = Words.asked(question.words()); asked.hasNext() && words.size() < most; ) {
      Token word = asked.next();
      words.putIfAbsent(word.term(), question.words().substring(word.start(), word.end()));
    }
    Map<String, String> telling = new LinkedHashMap<>(words);
    telling.values().removeIf(FunctionWords::contains);
    return telling.isEmpty() ? words : telling;
  }

  Found.Asked asked() {
    return new Found.Asked(written, term.text(), texts);
  }
}
