package dev.cairn.index;

import dev.cairn.episode.Episode;
import dev.cairn.formula.Bm25.Corpus;
import dev.cairn.log.Bytes;
import dev.cairn.log.Chain;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.Scope;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
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

  /** The beginning of a long text of an assistant, whose rest counts less. */
  static final String HEAD = "head";

  static final String SPEAKER = "speaker";
  static final String CONCEPT = "concept";

  /** A hash of the episode's id: equal for entries of one episode, and cheap to compare. */
  static final String EPISODE_KEY = "episode_key";

  /** How many different words say something. */
  static final String SUBSTANCE = "substance";

  /** What {@link Turn#shape} says. */
  static final String SHAPE = "shape";

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

  static Document document(Entry entry, Optional<Episode> episode, Legible text, Corpus soFar)
      throws IOException {
    EntryLogged logged = entry.logged();
    Document document = new Document();
    document.add(new Field(WORDS, new WordStream(text.words()), WORDS_TYPE));
    if (text.isCut()) {
      document.add(new Field(HEAD, new WordStream(text.head()), WORDS_TYPE));
    }
    text.turn().speaker().forEach(name -> add(document, SPEAKER, name));
    text.concepts().forEach(concept -> add(document, CONCEPT, concept));
    document.add(new NumericDocValuesField(SUBSTANCE, text.substance()));
    document.add(new NumericDocValuesField(EPISODE_KEY, key(logged.episode())));
    document.add(new NumericDocValuesField(
        SHAPE, text.turn().shape(logged.role(), text.isCut(), text.changes())));
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

  /** The first 8 bytes of a SHA-256: two episodes share them less than once in 10^19. */
  static long key(EpisodeId episode) {
    byte[] hash = Bytes.sha256().digest(episode.value().getBytes(StandardCharsets.UTF_8));
    return ByteBuffer.wrap(hash).getLong();
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
