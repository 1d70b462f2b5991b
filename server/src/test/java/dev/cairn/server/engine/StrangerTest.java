package dev.cairn.server.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("A stranger who is asked for a proof")
@Timeout(60)
class StrangerTest {
  private static final Duration LONG = Duration.ofSeconds(30);
  private static final Duration SHORT = Duration.ofMillis(400);

  private final ExecutorService threads = Executors.newCachedThreadPool();

  @AfterEach
  void stop() {
    threads.shutdownNow();
  }

  /** What it sends on one connection. */
  private interface Answer {
    void write(OutputStream to) throws Exception;
  }

  private void asked(Answer answer, Duration patience, String says) throws IOException {
    try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      threads.execute(() -> {
        try (Socket caller = server.accept()) {
          answer.write(caller.getOutputStream());
        } catch (Exception e) {
          // Whoever asked had enough.
        }
      });
      try (Wire wire = Wire.open("127.0.0.1", server.getLocalPort(), LONG, LONG)) {
        assertThatThrownBy(() -> wire.askStranger("/healthz", List.of(), patience))
            .isInstanceOf(IOException.class)
            .hasMessageContaining(says);
      }
    }
  }

  private static void say(OutputStream to, String words) throws IOException {
    to.write(words.getBytes(StandardCharsets.ISO_8859_1));
    to.flush();
  }

  @Test
  void isNotReadToTheEndOfAHeadThatHasNone() throws Exception {
    asked(
        to -> {
          say(to, "HTTP/1.1 200 OK\r\n");
          for (int i = 0; ; i++) {
            say(to, "Header-" + i + ": " + "x".repeat(1_000) + "\r\n");
          }
        },
        LONG,
        "without end");
  }

  @Test
  void isNotReadToTheEndOfABodyThatHasNone() throws Exception {
    asked(
        to -> {
          say(to, "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n");
          while (true) {
            say(to, "1000\r\n" + "x".repeat(0x1000) + "\r\n");
          }
        },
        LONG,
        "without end");
  }

  @Test
  void isNotWaitedForByteByByte() throws Exception {
    long begun = System.nanoTime();
    asked(
        to -> {
          for (byte each : "HTTP/1.1 200 OK\r\n".repeat(50).getBytes(StandardCharsets.US_ASCII)) {
            to.write(each);
            Thread.sleep(50);
          }
        },
        SHORT,
        "");
    assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(LONG.dividedBy(2));
  }

  @Test
  void cannotSayALengthThatIsNone() throws Exception {
    asked(to -> say(to, "HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\nhello"), LONG, "broke off");
    asked(
        to -> say(to, "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nmany\r\n"),
        LONG,
        "unknown length");
    asked(to -> say(to, "HTTP/1.1 200 OK\r\nContent-Length: many\r\n\r\n"), LONG, "unknown length");
  }
}
