package dev.cairn.text.guard;

import dev.cairn.text.learn.LinearModel;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** Fitted weights of the matcher: one set with vectors, one for words alone, and how rare stems are. */
public final class GuardModel {
  private static final String FILE = "guard.model";
  private static final int VERSION = 3;

  /** Weights and thresholds of one way to read. */
  public record Weights(LinearModel speaks, LinearModel forbids, GuardThresholds thresholds) {}

  private final RareWords rare;
  private final Weights withVectors;
  private final Weights wordsAlone;

  GuardModel(RareWords rare, Weights withVectors, Weights wordsAlone) {
    this.rare = rare;
    this.withVectors = withVectors;
    this.wordsAlone = wordsAlone;
  }

  RareWords rare() {
    return rare;
  }

  Weights weights(boolean vectors) {
    return vectors ? withVectors : wordsAlone;
  }

  static GuardModel shipped() {
    try (InputStream in = GuardModel.class.getResourceAsStream(FILE)) {
      if (in == null) {
        throw new IllegalStateException(
            "no such resource: " + FILE + "; train it with train-reader");
      }
      return read(in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + FILE, e);
    }
  }

  public static GuardModel read(byte[] bytes) {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      int version = in.readInt();
      if (version != VERSION) {
        throw new IllegalStateException(FILE + " is of version " + version + ", not " + VERSION);
      }
      RareWords rare = RareWords.read(in);
      return new GuardModel(rare, weights(in), weights(in));
    } catch (IOException e) {
      throw new UncheckedIOException(FILE + " is damaged", e);
    }
  }

  public byte[] bytes() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeInt(VERSION);
      rare.write(out);
      write(withVectors, out);
      write(wordsAlone, out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static Weights weights(DataInputStream in) throws IOException {
    return new Weights(
        LinearModel.read(in),
        LinearModel.read(in),
        new GuardThresholds(in.readFloat(), in.readFloat(), in.readFloat(), in.readFloat()));
  }

  private static void write(Weights weights, DataOutputStream out) throws IOException {
    weights.speaks().write(out);
    weights.forbids().write(out);
    out.writeFloat((float) weights.thresholds().alone());
    out.writeFloat((float) weights.thresholds().among());
    out.writeFloat((float) weights.thresholds().forbids());
    out.writeFloat((float) weights.thresholds().meant());
  }
}
