package dev.cairn.eval.attack.door;

import dev.cairn.Cairn;
import dev.cairn.eval.attack.AttackData;
import dev.cairn.eval.attack.AttackFamily;
import dev.cairn.eval.attack.Attempts;
import dev.cairn.eval.attack.Expected;
import dev.cairn.eval.attack.Trial;
import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.ContextName;
import dev.cairn.log.Via;
import dev.cairn.server.door.LocalBackend;
import dev.cairn.server.operation.Access;
import dev.cairn.server.operation.Bound;
import dev.cairn.server.operation.OutputFolder;
import dev.cairn.server.operation.Registry;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Asks in one context for what is in another: by its ids, by its name, and as one who is bound to the first. */
public final class IsolationAttack implements AttackFamily {
  private static final ContextName MINE = new ContextName("mine");
  private static final ContextName THEIRS = new ContextName("theirs");

  @Override
  public String name() {
    return "isolation";
  }

  @Override
  public String says() {
    return "another context's ids in every operation that takes one, and its name in all";
  }

  @Override
  public void run(Trial trial, Attempts attempts) {
    try (Cairn cairn = trial.open()) {
      ForeignContext foreign = new ForeignContext(cairn, THEIRS.value());
      Map<String, String> ids = foreign.ids(MINE.value());
      List<List<String>> requests =
          trial.some(AttackData.rows(IsolationAttack.class, "isolation.txt", 3));
      long before = foreign.head();
      for (Map.Entry<String, LocalBackend> caller : callers(cairn).entrySet()) {
        for (List<String> row : requests) {
          foreign(caller, row.get(1), filled(row.get(2), ids), attempts);
        }
      }
      attempts.attack(
          "what they wrote",
          "all of it",
          Expected.NOTHING_FOUND,
          "at " + foreign.head() + ", was at " + before,
          foreign.head() == before);
      byName(trial, cairn, attempts);
      for (List<String> row : requests) {
        if (row.get(0).equals("shows")) {
          honest(cairn, row.get(1), filled(row.get(2), ids), attempts);
        }
      }
    }
  }

  private static Map<String, LocalBackend> callers(Cairn cairn) {
    Set<ContextName> mine = Set.of(MINE);
    return Map.of(
        "an agent", backend(cairn, Access.AGENT),
        "an agent bound to its own", backend(cairn, Access.AGENT.only(mine)),
        "a person bound to their own", backend(cairn, Access.PERSON.only(mine)));
  }

  private static LocalBackend backend(Cairn cairn, Access access) {
    return new LocalBackend(cairn, new Registry(), access.role(), access, OutputFolder.NOWHERE);
  }

  private static String filled(String request, Map<String, String> ids) {
    String filled = request;
    for (Map.Entry<String, String> id : ids.entrySet()) {
      filled = filled.replace("$" + id.getKey() + "\"", id.getValue() + "\"");
    }
    return filled;
  }

  private static String call(
      LocalBackend backend, String operation, ContextName context, String request) {
    byte[] answer = backend.call(operation, context, request.getBytes(StandardCharsets.UTF_8));
    return new String(answer, StandardCharsets.UTF_8);
  }

  /** Refused, or answered without any of the words and ids of the other context. */
  private static void foreign(
      Map.Entry<String, LocalBackend> caller, String operation, String request, Attempts attempts) {
    String way = caller.getKey() + ", " + operation;
    String got;
    try {
      got = call(caller.getValue(), operation, MINE, request);
    } catch (CairnException refused) {
      got = refused.code() + ": " + refused.getMessage();
    }
    boolean held = !ForeignContext.tells(got);
    attempts.attack(way, request, Expected.NOTHING_FOUND, got, held);
  }

  /** One who is bound to their own context names the other in every operation there is. */
  private static void byName(Trial trial, Cairn cairn, Attempts attempts) {
    List<Bound<?, ?>> all = List.copyOf(new Registry().operations());
    for (Via role : Via.values()) {
      Access access = role == Via.PERSON ? Access.PERSON : Access.AGENT;
      LocalBackend bound = backend(cairn, access.only(Set.of(MINE)));
      for (Bound<?, ?> operation : trial.some(all)) {
        Optional<String> example = operation.examples().stream().findFirst();
        String request = named(example.orElse("{}"));
        String got;
        boolean held;
        try {
          got = call(bound, operation.name(), MINE, request);
          held = !got.contains(THEIRS.value()) && operation.name().equals("contexts");
        } catch (CairnException refused) {
          got = refused.code() + ": " + refused.getMessage();
          held = refused.code() == Code.FORBIDDEN;
        }
        String way = role.label() + " bound to their own, by name";
        attempts.attack(way, operation.name() + " " + request, Expected.REFUSED, got, held);
      }
    }
  }

  private static String named(String example) {
    String rest = example.strip().substring(1);
    String comma = rest.strip().equals("}") ? "" : ", ";
    return "{\"context\": \"" + THEIRS + "\"" + comma + rest;
  }

  private static void honest(Cairn cairn, String operation, String request, Attempts attempts) {
    String got = call(backend(cairn, Access.AGENT), operation, THEIRS, request);
    attempts.control(operation, request, got, ForeignContext.tells(got));
  }
}
