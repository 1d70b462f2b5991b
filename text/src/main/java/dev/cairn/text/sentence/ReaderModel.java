package dev.cairn.text.sentence;

import dev.cairn.text.learn.IndexedModel;
import dev.cairn.text.learn.LinearModel;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/**
 * The weights and thresholds of the reader. Lines of rule files and stated preferences are read by other
 * weights than talk: what helps there (thousands of lines that are all rules) harms here.
 *
 * @param lines to which {@link Family} belongs a sentence of {@link Genre#RULES} or {@link Genre#STATEMENT}, by its words
 * @param talk to which belongs a sentence of {@link Genre#CONVERSATION}, by its words
 * @param talkWithVectors the same by its words and its vector
 * @param acts which act of its family a sentence is, by its words
 * @param genres what kind of text a turn is, by its words
 * @param person whether a sentence is about the one who speaks, by its words
 * @param wordsAlone the thresholds where there are no vectors
 * @param withVectors the thresholds where there are
 */
public record ReaderModel(
    IndexedModel lines,
    IndexedModel talk,
    IndexedModel talkWithVectors,
    IndexedModel acts,
    LinearModel genres,
    LinearModel person,
    Thresholds wordsAlone,
    Thresholds withVectors) {
  private static final String RESOURCE = "sentence-reader.model";
  private static final int MAGIC = 0x43414952;
  private static final int VERSION = 5;

  /** The model that comes with Cairn. */
  public static ReaderModel shipped() {
    try (InputStream in = ReaderModel.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new IllegalStateException(
            "the weights of the sentence reader are missing: " + RESOURCE);
      }
      return read(in);
    } catch (IOException e) {
      throw new UncheckedIOException(
          "the weights of the sentence reader are damaged: " + RESOURCE, e);
    }
  }

  public static ReaderModel read(InputStream stream) throws IOException {
    DataInputStream in = new DataInputStream(new BufferedInputStream(stream));
    if (in.readInt() != MAGIC || in.readInt() != VERSION) {
      throw new IOException("these are no weights of a sentence reader of version " + VERSION);
    }
    IndexedModel lines = IndexedModel.read(in);
    IndexedModel talk = IndexedModel.read(in);
    ReaderModel model = new ReaderModel(
        lines,
        talk,
        in.readBoolean() ? IndexedModel.read(in) : talk,
        IndexedModel.read(in),
        LinearModel.read(in),
        LinearModel.read(in),
        Thresholds.read(in),
        Thresholds.read(in));
    if (in.read() >= 0) {
      throw new IOException("something stands behind the weights");
    }
    return model;
  }

  /** Whether vectors are asked for at all; where they brought nothing, the weights of words serve. */
  boolean usesVectors() {
    return !talkWithVectors.equals(talk);
  }

  /** The same model without a use for vectors. */
  public ReaderModel ofWords() {
    return new ReaderModel(lines, talk, talk, acts, genres, person, wordsAlone, wordsAlone);
  }

  /** The same weights with other thresholds. */
  public ReaderModel with(Thresholds words, Thresholds vectors) {
    return new ReaderModel(lines, talk, talkWithVectors, acts, genres, person, words, vectors);
  }

  public void write(OutputStream stream) throws IOException {
    DataOutputStream out = new DataOutputStream(stream);
    out.writeInt(MAGIC);
    out.writeInt(VERSION);
    lines.write(out);
    talk.write(out);
    out.writeBoolean(usesVectors());
    if (usesVectors()) {
      talkWithVectors.write(out);
    }
    acts.write(out);
    genres.write(out);
    person.write(out);
    wordsAlone.write(out);
    withVectors.write(out);
    out.flush();
  }
}
