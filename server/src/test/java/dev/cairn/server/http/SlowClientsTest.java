package dev.cairn.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Slow clients are given half a minute and more before they are refused, an honest one waits at most twenty seconds here: it is
 * answered because nobody keeps what it needs, not because the others are gone.
 */
@DisplayName("Whoever is slow keeps nobody else waiting")
class SlowClientsTest {
  private static final int CLIENTS = 1_100;
  private static final String ASK = "/v1/contexts/default/status";

  private final Served served = new Served();
  private final List<Socket> slow = new ArrayList<>();

  @AfterEach
  void close() throws Exception {
    for (Socket socket : slow) {
      socket.close();
    }
    served.close();
  }

  private void open(int count, String begun) throws Exception {
    byte[] bytes = begun.getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < count; i++) {
      Socket socket = served.socket();
      slow.add(socket);
      socket.getOutputStream().write(bytes);
    }
  }

  private static String post(int length) {
    return Served.head(
            "POST",
            ASK,
            "Host: localhost",
            "Content-Type: application/json",
            "Content-Length: " + length)
        + "\r\n{";
  }

  private void assertHonestIsAnswered() throws Exception {
    for (int i = 0; i < 5; i++) {
      assertThat(served.get("/healthz").status()).isEqualTo(200);
      assertThat(served.ask("status", "{}").status()).isEqualTo(200);
    }
  }

  @Test
  void whoSaysNothing() throws Exception {
    open(CLIENTS, "");
    assertHonestIsAnswered();
  }

  @Test
  void whoNeverEndsTheHead() throws Exception {
    open(CLIENTS, "POST " + ASK + " HTTP/1.1\r\nHost: loc");
    assertHonestIsAnswered();
  }

  @Test
  void whoNeverSendsTheBody() throws Exception {
    open(CLIENTS, post(1_000));
    assertHonestIsAnswered();
  }

  @Test
  void whoNeverSendsALargeBody() throws Exception {
    open(CLIENTS, post(5_000_000));
    assertHonestIsAnswered();
  }

  @Test
  void whoNeverSendsTheBodyAndHasNoToken() throws Exception {
    open(CLIENTS, post(1_000).replace(Served.TOKEN.value(), "guess"));
    assertHonestIsAnswered();
  }

  @Test
  void whoAsksIsNotPutOutByWhoSaysNothing() throws Exception {
    byte[] request = (post(2) + "}").getBytes(StandardCharsets.UTF_8);
    try (Socket kept = served.socket()) {
      for (int i = 0; i < 8; i++) {
        kept.getOutputStream().write(request);
        byte[] buffer = new byte[65_536];
        String reply = "";
        while (!reply.endsWith("}")) {
          reply +=
              new String(buffer, 0, kept.getInputStream().read(buffer), StandardCharsets.UTF_8);
        }
        assertThat(reply).startsWith("HTTP/1.1 200 ");
        open(CLIENTS / 2, "");
      }
    }
  }
}
