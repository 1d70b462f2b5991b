package dev.cairn.eval.attack.door;

import dev.cairn.eval.attack.AttackData;
import dev.cairn.eval.attack.AttackFamily;
import dev.cairn.eval.attack.Attempts;
import dev.cairn.eval.attack.Expected;
import dev.cairn.eval.attack.Trial;
import dev.cairn.eval.client.ServedCairn;
import dev.cairn.operation.Operation.Who;
import dev.cairn.server.operation.Bound;
import dev.cairn.server.operation.Registry;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** Asks a server for everything, without a token, with a wrong one, and with an agent's for what is a person's. */
public final class AuthAttack implements AttackFamily {
  private static final String CONTEXT = "/v1/contexts/default/";

  @Override
  public String name() {
    return "auth";
  }

  @Override
  public String says() {
    return "every operation over HTTP without a token, with a wrong one, with the other role's";
  }

  @Override
  public void run(Trial trial, Attempts attempts) throws Exception {
    try (ServedCairn served = ServedCairn.start(trial.folder())) {
      new Round(
              new RawHttp(served.address()),
              served.address().token(),
              Files.readString(trial.folder().resolve("token-agent")).strip(),
              attempts)
          .all(trial);
    }
  }

  /** A server, its two tokens, and what is tried with them. */
  private record Round(RawHttp http, String person, String agent, Attempts attempts) {
    void all(Trial trial) {
      List<String> persons = new ArrayList<>();
      List<String> others = new ArrayList<>();
      for (Bound<?, ?> each : new Registry().operations()) {
        (each.who() == Who.PERSON ? persons : others).add(each.name());
      }
      for (String operation : trial.some(persons)) {
        strangers().forEach((way, headers) -> shutOut(way, "POST", CONTEXT + operation, headers));
        agents().forEach((way, headers) -> shutOut(way, "POST", CONTEXT + operation, headers));
        shutOut(
            "token in the address", "POST", CONTEXT + operation + "?token=" + person, List.of());
        overMcp(operation);
        honest("POST", CONTEXT + operation, person);
      }
      for (String operation : trial.some(others)) {
        strangers().forEach((way, headers) -> shutOut(way, "POST", CONTEXT + operation, headers));
      }
      for (List<String> row : trial.some(AttackData.rows(AuthAttack.class, "addresses.txt", 2))) {
        strangers().forEach((way, headers) -> shutOut(way, row.get(0), row.get(1), headers));
        pages().forEach((way, headers) -> shutOut(way, row.get(0), row.get(1), headers));
      }
      for (String operation : List.of("status", "cards", "episodes", "adapters", "tools")) {
        honest("POST", CONTEXT + operation, agent);
      }
    }

    private Map<String, List<String>> strangers() {
      Map<String, List<String>> ways = new LinkedHashMap<>();
      ways.put("no token", List.of());
      ways.put("a wrong token", List.of(RawHttp.bearer("x".repeat(person.length()))));
      ways.put("an empty token", List.of("Authorization: Bearer "));
      ways.put("one letter off", List.of(RawHttp.bearer(flipped(person))));
      ways.put("the person's as a password", List.of("Authorization: Basic " + basic()));
      ways.put("the token as a cookie", List.of("Cookie: cairn_" + port() + "=" + person));
      ways.put(
          "a token bound by nobody", List.of(RawHttp.bearer("context~default~" + flipped(person))));
      return ways;
    }

    private Map<String, List<String>> agents() {
      Map<String, List<String>> ways = new LinkedHashMap<>();
      ways.put("the agent's token", List.of(RawHttp.bearer(agent)));
      ways.put(
          "the agent's token, as a person",
          List.of(RawHttp.bearer(agent), "Cairn-Via: person", "Cairn-Role: person"));
      ways.put(
          "both tokens, the agent's first",
          List.of(RawHttp.bearer(agent), "X-Authorization: Bearer " + person));
      return ways;
    }

    /** What a page in a browser could send, even if it had a token. */
    private Map<String, List<String>> pages() {
      Map<String, List<String>> ways = new LinkedHashMap<>();
      ways.put(
          "from a page elsewhere", List.of(RawHttp.bearer(person), "Origin: http://evil.example"));
      ways.put("by another name", List.of(RawHttp.bearer(person), "Host: evil.example"));
      ways.put("from a sandbox", List.of(RawHttp.bearer(person), "Origin: null"));
      return ways;
    }

    private void shutOut(String way, String method, String path, List<String> headers) {
      RawHttp.Reply reply = http.send(method, path, headers, "{}");
      String shown = path.replace(person, "TOKEN");
      attempts.attack(
          way, shown, Expected.REFUSED, Integer.toString(reply.status()), reply.isShutOut());
    }

    private void overMcp(String operation) {
      String call = new JsonMapper()
          .writeValueAsString(Map.of(
              "jsonrpc",
              "2.0",
              "id",
              1,
              "method",
              "tools/call",
              "params",
              Map.of("name", operation, "arguments", Map.of())));
      List<String> headers =
          List.of(RawHttp.bearer(agent), "Accept: application/json, text/event-stream");
      String text = http.send("POST", "/mcp", headers, call).text();
      boolean held = text.contains("\"error\"") || text.contains("\"isError\":true");
      attempts.attack(
          "the agent's token, over MCP", operation, Expected.REFUSED, lastLine(text), held);
    }

    private void honest(String method, String path, String token) {
      RawHttp.Reply reply = http.send(method, path, List.of(RawHttp.bearer(token)), "{}");
      String got = Integer.toString(reply.status());
      attempts.control("the right token", path, got, !reply.isShutOut());
    }

    private static String lastLine(String text) {
      return text.strip().substring(text.strip().lastIndexOf('\n') + 1);
    }

    private static String flipped(String token) {
      char last = token.charAt(token.length() - 1);
      return token.substring(0, token.length() - 1) + (last == 'A' ? 'Q' : 'A');
    }

    private String basic() {
      byte[] both = ("person:" + person).getBytes(StandardCharsets.UTF_8);
      return Base64.getEncoder().encodeToString(both);
    }

    private int port() {
      return http.address().port();
    }
  }
}
