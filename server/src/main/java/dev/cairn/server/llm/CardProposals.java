package dev.cairn.server.llm;

import dev.cairn.card.Generator.Quoted;
import dev.cairn.card.Generator.Suggestion;
import dev.cairn.fault.CairnException;
import dev.cairn.log.CardKind;
import dev.cairn.log.EntryId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * How a model is asked what to keep of an episode, and how its answer is read. The same for an endpoint and for
 * a client's own model. Of the answer only kinds, statements and quotes are read; whatever else it says, such as
 * an instruction, is dropped.
 */
public final class CardProposals {
  /** What the model is told to be. */
  public static final String ROLE = "You find what an agent should know next time. You answer with"
      + " one JSON list and nothing else.";

  public static final int ANSWER_TOKENS_MAX = 1_500;

  private static final int CARDS_MAX = 8;
  private static final int STATEMENT_MAX = 300;
  private static final int EVIDENCE_MAX = 8;

  private static final String TASK = """
      Below is the record of one run of an agent. %s

      List at most %d things worth knowing in a later run, each only if the record itself says it:
      - preference, constraint, commitment: only what the user stated to hold beyond this run, quoting \
      their sentence; not what they asked for once
      - fact: about the user or this project, stable for weeks
      - tactic: what worked, quoting the tool's output that shows it
      - negative_result: what failed, quoting the failed output
      Answer with a JSON list of {"kind", "statement", "evidence": [{"entry", "quote"}]}. The statement is one \
      sentence that stands by itself, in the words of the quote; entry is the id in brackets; the quote is \
      copied from between the fences letter for letter. Answer [] if there is nothing.

      """;

  private CardProposals() {}

  /**
   * The question.
   *
   * @param caution what the model is told about the words of others
   * @param record the entries, each with its id in brackets and its words in a fence
   */
  public static String question(String caution, String record) {
    return TASK.formatted(caution, CARDS_MAX) + record;
  }

  /** What an answer proposes, as far as it is well-formed; nothing if it is no JSON list at all. */
  public static List<Suggestion> parse(String answer) {
    List<Suggestion> proposals = new ArrayList<>();
    for (JsonNode item : list(answer)) {
      if (proposals.size() < CARDS_MAX) {
        proposal(item).ifPresent(proposals::add);
      }
    }
    return proposals;
  }

  /** Models like to talk around what they were asked for. */
  private static JsonNode list(String answer) {
    int from = answer.indexOf('[');
    int to = answer.lastIndexOf(']');
    String json = from >= 0 && to > from ? answer.substring(from, to + 1) : "[]";
    try {
      JsonNode list = JsonMapper.shared().readTree(json);
      return list.isArray() ? list : JsonMapper.shared().createArrayNode();
    } catch (JacksonException e) {
      return JsonMapper.shared().createArrayNode();
    }
  }

  private static Optional<Suggestion> proposal(JsonNode item) {
    String statement = item.path("statement").asString("").strip();
    Optional<CardKind> kind = Arrays.stream(CardKind.values())
        .filter(each -> each.label().equals(item.path("kind").asString("")))
        .findFirst();
    List<Quoted> evidence = new ArrayList<>();
    for (JsonNode cited : item.path("evidence")) {
      quoted(cited).ifPresent(evidence::add);
    }
    boolean whole = !evidence.isEmpty()
        && evidence.size() == item.path("evidence").size()
        && evidence.size() <= EVIDENCE_MAX;
    boolean brief = !statement.isEmpty() && statement.length() <= STATEMENT_MAX;
    return whole && brief
        ? kind.map(known -> new Suggestion(known, statement, evidence))
        : Optional.empty();
  }

  private static Optional<Quoted> quoted(JsonNode cited) {
    String quote = cited.path("quote").asString("");
    if (quote.isBlank() || !cited.path("entry").isString()) {
      return Optional.empty();
    }
    try {
      return Optional.of(new Quoted(new EntryId(cited.path("entry").asString()), quote));
    } catch (CairnException e) {
      return Optional.empty();
    }
  }
}
