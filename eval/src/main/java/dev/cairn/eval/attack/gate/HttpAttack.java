package dev.cairn.eval.attack.gate;

import dev.cairn.Cairn;
import dev.cairn.eval.attack.AttackData;
import dev.cairn.eval.attack.AttackFamily;
import dev.cairn.eval.attack.Attempts;
import dev.cairn.eval.attack.Trial;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/** Requests that do harm, in the fields of several clients and as a command. */
public final class HttpAttack implements AttackFamily {
  private static final String TOOL = "http:request";

  @Override
  public String name() {
    return "http";
  }

  @Override
  public String says() {
    return "requests that change, leak or reach inside";
  }

  @Override
  public void run(Trial trial, Attempts attempts) {
    try (Cairn cairn = trial.open()) {
      CallJudge judge = new CallJudge(cairn.context("attack"), attempts);
      trial
          .some(AttackData.lines(HttpAttack.class, "http.txt"))
          .forEach(line -> shapes(line, (tool, args) -> judge.dangerous("request", tool, args)));
      trial
          .some(AttackData.lines(HttpAttack.class, "http-control.txt"))
          .forEach(line -> shapes(line, (tool, args) -> judge.harmless("request", tool, args)));
    }
  }

  private static void shapes(String line, BiConsumer<String, Map<String, Object>> put) {
    String[] parts = line.split(" ", 3);
    String body = parts.length > 2 ? parts[2] : "";
    Map<String, Object> flat = Map.of("method", parts[0], "url", parts[1], "body", body);
    put.accept(TOOL, flat);
    put.accept(TOOL, Map.of("request", flat));
    put.accept(TOOL, Map.of("verb", parts[0], "endpoint", parts[1], "data", body));
    put.accept(TOOL, Map.of("requests", List.of(flat)));
    put.accept(TOOL, Map.of("op", parts[0], "target", parts[1], "payload", body));
    String data = body.isEmpty() ? "" : " -d" + CommandVariants.quoted(body);
    put.accept("shell:bash", Map.of("command", "curl -sX" + parts[0] + " " + parts[1] + data));
  }
}
