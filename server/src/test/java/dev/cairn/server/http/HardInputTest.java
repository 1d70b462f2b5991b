package dev.cairn.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import dev.cairn.server.operation.RequestReader;
import java.io.InputStream;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Input that means harm, or just breaks")
class HardInputTest {
  private static final String STATUS = "/v1/contexts/default/status";

  private final Served served = new Served(settings ->
      settings.limits(HttpLimits.DEFAULT.patience(Duration.ofMillis(600), Duration.ofMillis(400))));

  /** Whatever happened, the next caller is served. */
  @AfterEach
  void isHealthyAfterwards() throws Exception {
    assertThat(served.ask("status", "{}").status()).isEqualTo(200);
    served.close();
  }

  private String post(String... headers) {
    return Served.head("POST", STATUS, "Host: localhost", "Content-Type: application/json")
        + String.join("\r\n", headers)
        + "\r\n\r\n";
  }

  @Test
  void aBodyThatIsTooLargeIsRefused() throws Exception {
    Served.Reply reply = served.ask("status", " ".repeat(RequestReader.BYTES_MAX + 1));
    assertThat(reply.status()).isEqualTo(413);
    assertThat(reply.code()).isEqualTo("too_large");
    assertThat(served.raw(post("Content-Length: 99999999999"))).startsWith("HTTP/1.1 413 ");
    assertThat(served.raw(post("Content-Length: 30000000", "Expect: 100-continue")))
        .startsWith("HTTP/1.1 413 ");
  }

  @Test
  void aBodyThatStopsIsRefused() throws Exception {
    String reply = served.raw(post("Content-Length: 10") + "{");
    assertThat(reply).startsWith("HTTP/1.1 408 ").contains("too long to arrive");
  }

  @Test
  void aBodyThatDribblesIsRefused() throws Exception {
    try (Socket socket = served.socket()) {
      socket.getOutputStream().write(post("Content-Length: 1000").getBytes(StandardCharsets.UTF_8));
      InputStream in = socket.getInputStream();
      for (int i = 0; i < 100 && in.available() == 0; i++) {
        socket.getOutputStream().write(' ');
        Thread.sleep(50);
      }
      assertThat(new String(in.readNBytes(12), StandardCharsets.UTF_8)).isEqualTo("HTTP/1.1 408");
    }
  }

  @Test
  void aCallerWhoHangsUpHalfWayIsToldWhy() throws Exception {
    try (Socket socket = served.socket()) {
      socket
          .getOutputStream()
          .write((post("Content-Length: 10") + "{").getBytes(StandardCharsets.UTF_8));
      socket.shutdownOutput();
      String reply = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(reply).isNotEmpty().startsWith("HTTP/1.1 400 ");
    }
  }

  @Test
  void aCallerWhoOnlyListensAfterAskingIsAnswered() throws Exception {
    try (Socket socket = served.socket()) {
      socket
          .getOutputStream()
          .write((post("Content-Length: 2") + "{}").getBytes(StandardCharsets.UTF_8));
      socket.shutdownOutput();
      String reply = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(reply).startsWith("HTTP/1.1 200 ");
    }
  }

  @Test
  void whatIsNotHttpGetsAnErrorDocument() throws Exception {
    assertThat(served.raw("HELLO\r\n\r\n")).startsWith("HTTP/1.1 400 ");
    String long1 = "X: " + "y".repeat(40_000);
    assertThat(served.raw(Served.head("GET", "/metrics", "Host: localhost", long1) + "\r\n"))
        .startsWith("HTTP/1.1 431 ")
        .contains("\"code\":\"too_large\"");
    assertThat(served.raw(post("Content-Length: 2", "Transfer-Encoding: chunked") + "{}"))
        .startsWith("HTTP/1.1 400 ");
  }

  @Test
  void callersThatComeAndGoLeaveNothingBehind() throws Exception {
    for (int i = 0; i < 200; i++) {
      served.socket().close();
    }
  }

  @Test
  void aBusyPortIsNamed() throws Exception {
    try (ServerSocket busy = new ServerSocket(0)) {
      int port = busy.getLocalPort();
      assertThatThrownBy(
              () -> new Served(settings -> HttpSettings.loopback(port, settings.tokens())))
          .isInstanceOf(CairnException.class)
          .hasMessageContaining("port " + port)
          .hasMessageContaining("--port 0");
    }
  }

  @Test
  void keptConnectionsAnswerWithoutAPause() throws Exception {
    try (Socket socket = served.socket()) {
      byte[] request = (post("Content-Length: 2") + "{}").getBytes(StandardCharsets.UTF_8);
      InputStream in = socket.getInputStream();
      byte[] buffer = new byte[65_536];
      long best = Long.MAX_VALUE;
      for (int i = 0; i < 40; i++) {
        long begun = System.nanoTime();
        socket.getOutputStream().write(request);
        String reply = "";
        while (!reply.endsWith("}")) {
          reply += new String(buffer, 0, in.read(buffer), StandardCharsets.UTF_8);
        }
        best = Math.min(best, System.nanoTime() - begun);
      }
      assertThat(Duration.ofNanos(best)).isLessThan(Duration.ofMillis(35));
    }
  }
}
