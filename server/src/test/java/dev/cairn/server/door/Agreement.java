package dev.cairn.server.door;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.Settings;
import dev.cairn.fault.CairnException;
import dev.cairn.server.operation.Failure;
import dev.cairn.server.operation.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/** A table of questions that every door must answer alike. */
final class Agreement {
  /** A question in JSON and, where Java can put it at all, in Java. */
  private record Row(String operation, String request, Optional<Function<Context, Object>> java) {}

  private final List<Row> table = new ArrayList<>();

  void row(String operation, String request, Function<Context, Object> java) {
    table.add(new Row(operation, request, Optional.of(java)));
  }

  /** A question that Java's types do not let anyone ask. */
  void row(String operation, String request) {
    table.add(new Row(operation, request, Optional.empty()));
  }

  /** Asks them all in turn, each door on a memory of its own. */
  void check(Path folder) throws Exception {
    try (Cairn cairn = Cairn.open(Settings.inMemory());
        Doors doors = new Doors(folder)) {
      Context memory = cairn.context("default");
      for (Row row : table) {
        Map<String, JsonNode> answers = doors.ask(row.operation(), row.request());
        row.java().ifPresent(call -> answers.put("Java", java(call, memory)));
        String first = settled(answers.get("command line"));
        answers.forEach((door, answer) -> assertThat(settled(answer))
            .as("%s %s over %s", row.operation(), row.request(), door)
            .isEqualTo(first));
      }
    }
  }

  private static JsonNode java(Function<Context, Object> call, Context memory) {
    try {
      return new Json().tree(call.apply(memory));
    } catch (CairnException e) {
      return new Json().tree(Failure.of(e));
    }
  }

  /** Ids, times, hashes and the tokens an id takes are new in every memory; all else must be equal. */
  private static String settled(JsonNode answer) {
    return answer
        .toString()
        .replaceAll("\\b(en|ep|tx|cd|pk|oc|d|x|ap)_[0-9a-z]{26}", "$1_ID")
        .replaceAll("\\bc[0-9a-z]{7}\\b", "CARD")
        .replaceAll("\\br[0-9a-z]{12}\\b", "RUN")
        .replaceAll("(?<=\"tokens\":)\\d+", "TOKENS")
        .replaceAll("\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z", "TIME")
        .replaceAll("(?<=\"(?:hash|head|digest_before|digest_after)\":\")[0-9a-f]{64}", "HASH");
  }
}
