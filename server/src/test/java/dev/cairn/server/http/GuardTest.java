package dev.cairn.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import java.net.http.HttpRequest;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Who may speak to the server")
class GuardTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/metrics",
        "/openapi.json",
        "/mcp",
        "/v1/contexts/default/status",
        "/nothing",
        "/v1/contexts/default/events",
        "/admin/finish",
        "//healthz",
        "/healthz/"
      })
  void onlyWhoHasTheToken(String path) throws Exception {
    try (Served served = new Served()) {
      Served.Reply none = served.send(served.to(path).build());
      assertThat(none.status()).as(none.body()).isBetween(400, 403);
      assertThat(none.json().at("/error/message").asString()).isNotEmpty();
      HttpRequest wrong =
          served.to(path).header("Authorization", "Bearer test-tokeN").build();
      assertThat(served.send(wrong).status()).isBetween(400, 403);
    }
  }

  @Test
  void aWrongTokenIsWrongEverywhere() throws Exception {
    try (Served served = new Served()) {
      HttpRequest wrong =
          served.to("/healthz").header("Authorization", "Bearer no").build();
      assertThat(served.send(wrong).code()).isEqualTo("forbidden");
      HttpRequest basic =
          served.to("/metrics").header("Authorization", "Basic dGVzdA==").build();
      assertThat(served.send(basic).status()).isEqualTo(403);
    }
  }

  @Test
  void aBrowserTradesTheTokenForACookie() throws Exception {
    try (Served served = new Served()) {
      Served.Reply traded = served.send(served.to("/?token=test-token").build());
      assertThat(traded.status()).isEqualTo(303);
      assertThat(traded.whole().headers().firstValue("Location")).hasValue("/");
      String cookie = traded.whole().headers().firstValue("Set-Cookie").orElseThrow();
      assertThat(cookie).contains("HttpOnly", "SameSite=Strict").doesNotContain("test-token");
      String pair = cookie.substring(0, cookie.indexOf(';'));
      Served.Reply home = served.send(served.to("/").header("Cookie", pair).build());
      assertThat(home.body()).contains("/openapi.json");
      assertThat(
              served.send(served.to("/").header("Cookie", pair + "x").build()).status())
          .isEqualTo(403);
      assertThat(served.send(served.to("/?token=wrong").build()).status()).isEqualTo(403);
    }
  }

  @ParameterizedTest(name = "Host {0}, Origin {1} -> {2}")
  @CsvSource({
    "127.0.0.1:PORT, , 200",
    "localhost:PORT, , 200",
    "LOCALHOST, , 200",
    "[::1]:PORT, , 200",
    "box.example, , 200",
    "evil.example, , 403",
    "127.0.0.1.evil.example, , 403",
    "localhost:PORT, http://localhost:PORT, 200",
    "127.0.0.1:PORT, http://localhost:PORT, 200",
    "box.example, https://box.example, 200",
    "localhost:PORT, http://localhost:1, 403",
    "localhost:PORT, http://evil.example, 403",
    "localhost:PORT, http://evil.example:PORT, 403",
    "localhost:PORT, http://localhost:PORT@evil.example:PORT, 403",
    "localhost:PORT, null, 403",
    "localhost:PORT, file://localhost:PORT, 403",
  })
  void onlyUnderItsOwnName(String host, String origin, int status) throws Exception {
    try (Served served = new Served(settings -> new HttpSettings(
        settings.host(),
        0,
        settings.token(),
        Set.of("box.example"),
        Optional.empty(),
        Optional.empty(),
        settings.limits()))) {
      String port = Integer.toString(served.door.port());
      String from = origin == null ? "X: y" : "Origin: " + origin.replace("PORT", port);
      String reply = served.raw(Served.head(
              "GET", "/metrics", "Host: " + host.replace("PORT", port), from, "Connection: close")
          + "\r\n");
      assertThat(reply).startsWith("HTTP/1.1 " + status + " ");
    }
  }

  @Test
  void withoutATokenOnLoopbackOnly() throws Exception {
    try (Served served = new Served(settings -> new HttpSettings(
        settings.host(),
        0,
        Optional.empty(),
        Set.of(),
        Optional.empty(),
        Optional.empty(),
        settings.limits()))) {
      assertThat(served.send(served.to("/metrics").build()).status()).isEqualTo(200);
    }
    assertThatThrownBy(() -> new Served(settings -> new HttpSettings(
            "0.0.0.0",
            0,
            Optional.empty(),
            Set.of(),
            Optional.empty(),
            Optional.empty(),
            settings.limits())))
        .isInstanceOf(CairnException.class)
        .hasMessageContaining("loopback");
  }

  @Test
  void aTokenHas256BitsAndDoesNotShowItself() {
    Token token = Token.random(new Random(1));
    assertThat(token.value()).hasSize(43);
    assertThat(token.toString()).doesNotContain(token.value());
    assertThat(token.is(token.value())).isTrue();
    assertThat(token.cookie().is(token.value())).isFalse();
  }
}
