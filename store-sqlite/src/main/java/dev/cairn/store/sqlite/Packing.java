package dev.cairn.store.sqlite;

import dev.cairn.fault.CairnException;
import dev.cairn.log.TextId;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import org.jspecify.annotations.Nullable;

/** Packs texts where that saves space, and unpacks them within bounds. Used by one thread at a time. */
final class Packing {
  /** How the bytes in a row are to be read; part of the file format. */
  static final int RAW = 0;

  static final int DEFLATE = 1;

  /** Far above any text an entry may hold; a row that claims more is damaged, and is not believed. */
  static final int LENGTH_MAX = 64 << 20;

  /** Below this, packing takes as long as all the rest of a row, and the long texts are the bulk. */
  private static final int WORTH_PACKING = 1024;

  private final Deflater deflater = new Deflater(Deflater.BEST_SPEED, true);
  private final Inflater inflater = new Inflater(true);

  /** Bytes as they stand in a row. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Packed(int codec, byte[] data) {}

  Packed pack(byte[] raw) {
    if (raw.length > LENGTH_MAX) {
      throw CairnException.tooLarge(
          "text", "a text has " + raw.length + " bytes; at most " + LENGTH_MAX + " fit");
    }
    if (raw.length < WORTH_PACKING) {
      return new Packed(RAW, raw);
    }
    byte[] smaller = new byte[raw.length - 1];
    deflater.reset();
    deflater.setInput(raw);
    deflater.finish();
    int length = deflater.deflate(smaller);
    return deflater.finished()
        ? new Packed(DEFLATE, Arrays.copyOf(smaller, length))
        : new Packed(RAW, raw);
  }

  byte[] unpack(TextId id, Packed packed, long length) {
    if (length < 0 || length > LENGTH_MAX) {
      throw damaged(id, null);
    }
    byte[] raw = packed.codec() == DEFLATE ? inflate(id, packed, (int) length) : packed.data();
    if (raw.length != length || packed.codec() < RAW || packed.codec() > DEFLATE) {
      throw damaged(id, null);
    }
    return raw;
  }

  private byte[] inflate(TextId id, Packed packed, int length) {
    byte[] raw = new byte[length];
    inflater.reset();
    inflater.setInput(packed.data());
    try {
      int got = inflater.inflate(raw);
      if (got != length || inflater.inflate(new byte[1]) != 0 || !inflater.finished()) {
        throw damaged(id, null);
      }
      return raw;
    } catch (DataFormatException e) {
      throw damaged(id, e);
    }
  }

  private static CairnException damaged(TextId id, @Nullable Throwable cause) {
    return CairnException.corrupt("text " + id + " is damaged in the store; run `verify`", cause);
  }

  void close() {
    deflater.end();
    inflater.end();
  }
}
