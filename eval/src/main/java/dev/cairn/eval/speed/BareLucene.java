package dev.cairn.eval.speed;

import dev.cairn.index.Words;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.FieldType;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexOptions;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.FSDirectory;

/**
 * The peer of a search: Lucene alone with the words Cairn would index, its own BM25, and the text stored
 * beside them. No log, no statistics of the past, no quotes, no explanations.
 */
final class BareLucene implements AutoCloseable {
  private static final String WORDS = "words";
  private static final String TEXT = "text";
  private static final int HITS = 10;
  private static final FieldType TYPE = new FieldType();

  static {
    TYPE.setTokenized(true);
    TYPE.setIndexOptions(IndexOptions.DOCS_AND_FREQS);
    TYPE.freeze();
  }

  private final DirectoryReader reader;
  private final IndexSearcher searcher;

  private BareLucene(DirectoryReader reader) {
    this.reader = reader;
    this.searcher = new IndexSearcher(reader);
  }

  /** Indexes the texts with one thread, and commits. */
  static void index(Path folder, List<String> texts) throws IOException {
    IndexWriterConfig config =
        new IndexWriterConfig().setOpenMode(IndexWriterConfig.OpenMode.CREATE);
    try (FSDirectory directory = FSDirectory.open(folder);
        IndexWriter writer = new IndexWriter(directory, config)) {
      for (String text : texts) {
        Document document = new Document();
        document.add(new Field(WORDS, new WordStream(Words.of(text)), TYPE));
        document.add(new StoredField(TEXT, text));
        writer.addDocument(document);
      }
    }
  }

  static BareLucene open(Path folder) throws IOException {
    return new BareLucene(DirectoryReader.open(FSDirectory.open(folder)));
  }

  /** Finds the ten best and reads their texts; answers with how many there were. */
  int search(String query) throws IOException {
    Set<String> words = new HashSet<>();
    Words.asked(query).forEachRemaining(word -> words.add(word.term()));
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    words.forEach(
        word -> any.add(new TermQuery(new Term(WORDS, word)), BooleanClause.Occur.SHOULD));
    int characters = 0;
    ScoreDoc[] hits = searcher.search(any.build(), HITS).scoreDocs;
    for (ScoreDoc hit : hits) {
      characters += searcher.storedFields().document(hit.doc).get(TEXT).length();
    }
    return characters > 0 ? hits.length : 0;
  }

  @Override
  public void close() throws IOException {
    reader.close();
    reader.directory().close();
  }
}
