package dev.cairn.index;

import dev.cairn.episode.Episode;
import dev.cairn.formula.Bm25.Corpus;
import dev.cairn.log.Chain;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.Scope;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.apache.lucene.document.BinaryDocValuesField;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.FieldType;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.index.IndexOptions;
import org.apache.lucene.index.Term;
import org.apache.lucene.util.BytesRef;

/**
 * How an entry lies in Lucene: its words, the names it is filtered by, and how many texts and words there
 * were up to and with it. Those running totals are what makes statistics of any past position exact.
 */
final class Fields {
  static final String WORDS = "words";
  static final String ID = "id";
  static final String EPISODE = "episode";
  static final String ROLE = "role";
  static final String TOOL = "tool";
  static final String REPO = "repo";
  static final String DOMAIN = "domain";
  static final String POSITION = "position";
  static final String AT = "at";
  static final String TEXTS_SO_FAR = "texts_so_far";
  static final String WORDS_SO_FAR = "words_so_far";
  static final String ENTRY = "entry";

  /** Lucene refuses terms of 32 KiB; a name that long would stop the index for good. */
  private static final int NAME_MAX = 2_048;

  private static final FieldType WORDS_TYPE = new FieldType();

  static {
    WORDS_TYPE.setTokenized(true);
    WORDS_TYPE.setIndexOptions(IndexOptions.DOCS_AND_FREQS);
    WORDS_TYPE.freeze();
  }

  private Fields() {}

  static Document document(Entry entry, Optional<Episode> episode, List<Token> words, Corpus soFar)
      throws IOException {
    EntryLogged logged = entry.logged();
    Document document = new Document();
    document.add(new Field(WORDS, new WordStream(words), WORDS_TYPE));
    add(document, ID, logged.entry().value());
    add(document, EPISODE, logged.episode().value());
    add(document, ROLE, logged.role().label());
    logged.tool().ifPresent(tool -> add(document, TOOL, tool.toString()));
    episode.flatMap(Episode::repo).map(Scope::name).ifPresent(repo -> add(document, REPO, repo));
    episode.flatMap(Episode::domain).ifPresent(domain -> add(document, DOMAIN, domain));
    document.add(new NumericDocValuesField(POSITION, entry.position()));
    document.add(new NumericDocValuesField(AT, Chain.micros(logged.at())));
    document.add(new NumericDocValuesField(TEXTS_SO_FAR, soFar.texts()));
    document.add(new NumericDocValuesField(WORDS_SO_FAR, soFar.words()));
    document.add(new BinaryDocValuesField(ENTRY, new BytesRef(EntryBytes.write(entry))));
    return document;
  }

  private static void add(Document document, String field, String name) {
    document.add(new StringField(field, cut(name), Field.Store.NO));
  }

  /** Where entries with this name are found. */
  static Term term(String field, String name) {
    return new Term(field, cut(name));
  }

  private static String cut(String name) {
    return name.length() <= NAME_MAX ? name : name.substring(0, WordForm.cut(name, NAME_MAX));
  }
}
