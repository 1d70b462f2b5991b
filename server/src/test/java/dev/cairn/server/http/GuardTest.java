package dev.cairn.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import java.net.http.HttpRequest;
import java.util.List;
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
      assertThat(none.status()).as(none.body()).isIn(400, 401);
      assertThat(none.json().at("/error/message").asString()).isNotEmpty();
      HttpRequest wrong =
          served.to(path).header("Authorization", "Bearer test-tokeN").build();
      assertThat(served.send(wrong).status()).isIn(400, 401);
    }
  }

  @Test
  void whoIsNotKnownIsToldHowToBe() throws Exception {
    try (Served served = new Served()) {
      for (String shown : List.of("Bearer no", "Basic dGVzdA==", "Bearer", "Bearer ")) {
        Served.Reply wrong =
            served.send(served.to("/metrics").header("Authorization", shown).build());
        assertThat(wrong.status()).as(shown).isEqualTo(401);
        assertThat(wrong.code()).isEqualTo("forbidden");
        assertThat(wrong.whole().headers().firstValue("WWW-Authenticate").orElse(""))
            .startsWith("Bearer");
      }
    }
  }

  @Test
  void whetherItLivesIsToldToAnyoneAndNothingElse() throws Exception {
    try (Served served = new Served()) {
      served.ask("start_episode", "{}");
      for (String[] page : new String[][] {{"/healthz", "ok"}, {"/readyz", "ready"}}) {
        String said = "{\"status\":\"" + page[1] + "\"}";
        assertThat(served.send(served.to(page[0]).build()).body()).isEqualTo(said);
        HttpRequest wrong =
            served.to(page[0]).header("Authorization", "Bearer no").build();
        assertThat(served.send(wrong).body()).isEqualTo(said);
      }
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
          .isEqualTo(401);
      assertThat(served.send(served.to("/?token=wrong").build()).status()).isEqualTo(401);
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
    try (Served served = new Served(settings -> settings.allowHosts(Set.of("box.example")))) {
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
    try (Served served = new Served(settings -> settings.open(true))) {
      assertThat(served.send(served.to("/metrics").build()).status()).isEqualTo(200);
    }
    assertThatThrownBy(() -> new Served(settings -> settings.open(true).host("0.0.0.0")))
        .isInstanceOf(CairnException.class)
        .hasMessageContaining("loopback");
  }
}
