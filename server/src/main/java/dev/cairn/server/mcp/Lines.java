package dev.cairn.server.mcp;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** Lines of bytes, each of bounded length. */
final class Lines {
  private static final int BUFFER_BYTES = 1 << 16;

  private final InputStream in;
  private final int bytesMax;
  private final byte[] buffer = new byte[BUFFER_BYTES];
  private int next;
  private int end;

  Lines(InputStream in, int bytesMax) {
    this.in = in;
    this.bytesMax = bytesMax;
  }

  /** The line is too long; it was skipped, and the next one can be read. */
  static final class TooLong extends IOException {
    private static final long serialVersionUID = 1L;

    TooLong(int bytesMax) {
      super("the message has more than %,d bytes; split it".formatted(bytesMax));
    }
  }

  /** The next line that is not blank, without its end; empty when there will be no more. */
  Optional<byte[]> next() throws IOException {
    while (true) {
      ByteArrayOutputStream line = new ByteArrayOutputStream();
      boolean tooLong = false;
      boolean ended = false;
      while (!ended && fill()) {
        int stop = lineEnd();
        if (line.size() + stop - next > bytesMax) {
          tooLong = true;
          line.reset();
        }
        if (!tooLong) {
          line.write(buffer, next, stop - next);
        }
        ended = stop < end;
        next = ended ? stop + 1 : stop;
      }
      if (tooLong) {
        throw new TooLong(bytesMax);
      }
      byte[] bytes = line.toByteArray();
      if (!isBlank(bytes)) {
        return Optional.of(bytes);
      }
      if (!ended) {
        return Optional.empty();
      }
    }
  }

  private boolean fill() throws IOException {
    if (next < end) {
      return true;
    }
    next = 0;
    end = Math.max(0, in.read(buffer));
    return end > 0;
  }

  private int lineEnd() {
    int at = next;
    while (at < end && buffer[at] != '\n') {
      at++;
    }
    return at;
  }

  private static boolean isBlank(byte[] bytes) {
    for (byte b : bytes) {
      if (b != ' ' && b != '\r' && b != '\t') {
        return false;
      }
    }
    return true;
  }
}
