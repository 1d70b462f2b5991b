package dev.cairn.index;

import dev.cairn.formula.Bm25.Corpus;
import dev.cairn.policy.SearchPolicy;
import java.util.Map;
import java.util.Objects;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.CollectionStatistics;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.TermStatistics;
import org.apache.lucene.search.similarities.BM25Similarity;

/** Scores with given statistics instead of those of the segments at hand. */
final class PinnedSearcher extends IndexSearcher {
  private final Corpus corpus;
  private final Map<Term, Long> texts;

  PinnedSearcher(IndexReader reader, SearchPolicy policy, Corpus corpus, Map<Term, Long> texts) {
    super(reader);
    this.corpus = corpus;
    this.texts = texts;
    setSimilarity(new BM25Similarity((float) policy.bm25K1(), (float) policy.bm25B()));
    setQueryCache(null);
  }

  @Override
  public TermStatistics termStatistics(Term term, int docFreq, long totalTermFreq) {
    long pinned = Objects.requireNonNull(texts.get(term));
    return new TermStatistics(term.bytes(), pinned, pinned);
  }

  @Override
  public CollectionStatistics collectionStatistics(String field) {
    return new CollectionStatistics(
        field, getIndexReader().maxDoc(), corpus.texts(), corpus.words(), corpus.texts());
  }
}
