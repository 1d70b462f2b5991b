package dev.cairn.server.http;

import dev.cairn.server.data.SpoolFolder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;

/** Reads bodies within bounds of size and time. */
final class Bodies {
  private static final int BUFFER_BYTES = 1 << 16;

  /** A sender that means well may send this fast at least, once its time is up. */
  private static final long BYTES_PER_SECOND = 100_000;

  /** A caller who sends too much reads the refusal only after sending; this much is thrown away for that. */
  private static final long LINGER_BYTES = 64L << 20;

  private final HttpLimits limits;
  private final SpoolFolder spool;
  /** Whoever sends much keeps a thread while it arrives, so only so many may at once. */
  private final Semaphore large;

  Bodies(HttpSettings settings) {
    this.limits = settings.limits();
    this.spool = settings.spool();
    this.large = new Semaphore(Math.max(1, limits.threads() / 2));
  }

  byte[] read(Request request) {
    return read(request, 0);
  }

  /** @param envelope bytes that come on top of what a request may have */
  byte[] read(Request request, long envelope) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    copy(request, limits.bodyBytes() + envelope, out);
    return out.toByteArray();
  }

  /** Keeps a log to import in a file of its own, as it is read twice. */
  Path spool(Request request) throws IOException {
    Path file = spool.file("import-", ".jsonl");
    try (OutputStream out = Files.newOutputStream(file)) {
      copy(request, limits.uploadBytes(), out);
      return file;
    } catch (IOException | RuntimeException e) {
      Files.deleteIfExists(file);
      throw e;
    }
  }

  private void copy(Request request, long max, OutputStream out) {
    long length = request.getLength();
    if (length > max + LINGER_BYTES
        || (length > max && request.getHeaders().contains(HttpHeader.EXPECT))) {
      throw Refused.tooLarge(max);
    }
    boolean arrived = length >= 0 && length <= ArrivingBodies.BYTES_MAX;
    if (arrived) {
      receive(request, max, out);
    } else if (large.tryAcquire()) {
      try {
        receive(request, max, out);
      } finally {
        large.release();
      }
    } else {
      throw Refused.tooManyLarge();
    }
  }

  private void receive(Request request, long max, OutputStream out) {
    long begun = System.nanoTime();
    byte[] buffer = new byte[BUFFER_BYTES];
    long total = 0;
    try (InputStream in = Content.Source.asInputStream(request)) {
      int read = in.read(buffer);
      while (read >= 0 && total <= max + LINGER_BYTES) {
        total += read;
        if (total <= max) {
          out.write(buffer, 0, read);
        }
        requireSpeed(total, System.nanoTime() - begun);
        read = in.read(buffer);
      }
    } catch (IOException e) {
      throw isTimeout(e) ? Refused.tooSlow() : Refused.broken();
    }
    if (total > max) {
      throw Refused.tooLarge(max);
    }
  }

  private void requireSpeed(long bytes, long nanos) {
    long earned = TimeUnit.SECONDS.toNanos(bytes / BYTES_PER_SECOND);
    if (nanos > limits.body().toNanos() + earned) {
      throw Refused.tooSlow();
    }
  }

  private static boolean isTimeout(Throwable thrown) {
    for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
      if (cause instanceof TimeoutException) {
        return true;
      }
    }
    return false;
  }
}
