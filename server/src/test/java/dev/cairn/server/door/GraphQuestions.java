package dev.cairn.server.door;

import dev.cairn.Context;
import dev.cairn.operation.CompareAdapters;
import dev.cairn.operation.Enrich;
import dev.cairn.operation.FindPath;
import dev.cairn.operation.Ingest;
import dev.cairn.operation.ListAdapters;
import dev.cairn.operation.LoadSpec;
import dev.cairn.operation.ReadChanges;
import dev.cairn.operation.ReadEdge;
import dev.cairn.operation.ReadGraph;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Retract;
import dev.cairn.operation.UnloadSpec;
import dev.cairn.operation.Writing;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Questions about the evidence graph, mistakes included. */
final class GraphQuestions {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final String SPEC = """
      name: people
      kind: person
      input: {required: [name]}
      steps:
        - create_node:
            id: 'person:{{ input.name | slug }}'
      """;

  private final Agreement table;

  private GraphQuestions(Agreement table) {
    this.table = table;
  }

  static void ask(Agreement table) {
    GraphQuestions questions = new GraphQuestions(table);
    questions.puttingIn();
    questions.wrongInput();
    questions.looking();
    questions.mistakes();
    questions.specs();
    questions.takingBack();
  }

  private void row(String operation, String request, Function<Context, Object> java) {
    table.row(operation, request, java);
  }

  private void ingest(String kind, String data) {
    row(
        "ingest",
        "{\"kind\":\"%s\",\"data\":%s}".formatted(kind, data),
        memory -> memory.ingest(Ingest.of(kind, map(data))));
  }

  private static Map<String, Object> map(String json) {
    return MAPPER.readValue(json, new TypeReference<Map<String, Object>>() {});
  }

  private static String edge(String source, String target, String relation, String contribution) {
    return "{\"source\":\"%s\",\"target\":\"%s\",\"relation\":\"%s\",\"contribution\":%s}"
        .formatted(source, target, relation, contribution);
  }

  private void puttingIn() {
    row("adapters", "{}", memory -> memory.adapters(new ListAdapters()));
    String rejected = "{\"adapter\":\"coverage\",\"nodes\":[{\"id\":\"a\",\"type\":\"test\","
        + "\"properties\":{\"wide\":true,\"name\":\"ä 漢\"}},{\"id\":\"b\"},{\"id\":\"c\"}],\"edges\":["
        + edge("a", "b", "covers", "2") + "," + edge("a", "c", "covers", "18") + ","
        + edge("a", "nobody", "covers", "1") + "]}";
    ingest("emission", rejected);
    ingest("emission", rejected);
    ingest(
        "emission",
        "{\"adapter\":\"review\",\"edges\":[" + edge("a", "b", "covers", "-0.8") + "]}");
    ingest(
        "emission",
        "{\"adapter\":\"embedding:one\",\"edges\":[" + edge("b", "c", "similar_to", "0.91") + "]}");
    ingest("fragment", "{\"text\":\"Two days.\",\"tags\":[\"#travel\",\"avignon\"]}");
    ingest("document", "{\"uri\":\"n.md\",\"text\":\"# One\\n\\nWords.\\n\\n## Two\\n\"}");
  }

  private void wrongInput() {
    ingest("emission", "{\"adapter\":\"x\",\"edges\":[" + edge("a", "b", "r", "\"NaN\"") + "]}");
    ingest("emission", "{\"adapter\":\"x\",\"edgs\":[]}");
    ingest("emission", "{}");
    ingest("emision", "{}");
    table.row("ingest", "{\"kind\":\"emission\"}");
    table.row("ingest", "{\"kind\":\"emission\",\"data\":7}");
  }

  private void looking() {
    row("graph", "{}", memory -> memory.graph(ReadGraph.ALL));
    row("graph", "{\"from\":\"a\"}", memory -> memory.graph(ReadGraph.from("a")));
    row(
        "graph",
        "{\"from\":\"a\",\"direction\":\"out\",\"relation_prefix\":\"cov\",\"contributors\":[\"coverage\"],"
            + "\"min_corroboration\":2,\"depth\":2,\"normalize\":\"softmax\",\"rank_by\":\"weight\",\"limit\":3}",
        memory -> memory.graph(new ReadGraph(
            Optional.of("a"),
            Optional.of(ReadGraph.Direction.OUT),
            Optional.empty(),
            Optional.of("cov"),
            Optional.of(List.of("coverage")),
            OptionalInt.of(2),
            Optional.empty(),
            Optional.empty(),
            OptionalInt.of(2),
            Optional.of(dev.cairn.policy.NormalizeStrategy.SOFTMAX),
            Optional.of(ReadGraph.RankBy.WEIGHT),
            OptionalInt.of(3),
            OptionalInt.empty())));
    row(
        "edge",
        "{\"source\":\"a\",\"target\":\"b\"}",
        memory -> memory.edge(ReadEdge.between("a", "b")));
    row("path", "{\"from\":\"a\",\"to\":\"c\"}", memory -> memory.path(FindPath.between("a", "c")));
    row(
        "path",
        "{\"from\":\"a\",\"to\":\"concept:travel\"}",
        memory -> memory.path(FindPath.between("a", "concept:travel")));
    row("adapters", "{}", memory -> memory.adapters(new ListAdapters()));
    row(
        "compare_adapters",
        "{\"a\":\"coverage\",\"b\":\"review\"}",
        memory -> memory.compareAdapters(CompareAdapters.of("coverage", "review"), Reading.LATEST));
    row("changes", "{\"cursor\":0}", memory -> memory.changes(ReadChanges.after(0)));
    row(
        "changes",
        "{\"cursor\":1,\"types\":[\"edges_added\"],\"adapter\":\"coverage\",\"limit\":1}",
        memory -> memory.changes(new ReadChanges(
            1,
            Optional.of(List.of(ReadChanges.Type.EDGES_ADDED)),
            Optional.of("coverage"),
            OptionalInt.of(1))));
  }

  private void mistakes() {
    row("graph", "{\"from\":\"nobody\"}", memory -> memory.graph(ReadGraph.from("nobody")));
    row(
        "edge",
        "{\"source\":\"a\",\"target\":\"nobody\"}",
        memory -> memory.edge(ReadEdge.between("a", "nobody")));
    row(
        "path",
        "{\"from\":\"nobody\",\"to\":\"a\"}",
        memory -> memory.path(FindPath.between("nobody", "a")));
    row("changes", "{\"cursor\":999}", memory -> memory.changes(ReadChanges.after(999)));
    row("changes", "{\"cursor\":-1}", memory -> memory.changes(ReadChanges.after(-1)));
    row(
        "compare_adapters",
        "{\"a\":\"coverage\",\"b\":\"nobody\"}",
        memory -> memory.compareAdapters(CompareAdapters.of("coverage", "nobody"), Reading.LATEST));
    row(
        "enrich",
        "{\"id\":\"co_ocurrence:a:b\",\"active\":true}",
        memory -> memory.enrich(Enrich.start("co_ocurrence:a:b")));
    table.row("graph", "{\"normalize\":\"loud\"}");
    table.row("graph", "{\"limit\":\"many\"}");
    table.row("changes", "{\"cursor\":0,\"types\":[\"edges_aded\"]}");
    table.row("changes", "{}");
    table.row("retract", "{}");
    table.row("enrich", "{\"id\":\"temporal:date:7d:near\"}");
  }

  private void spec(String yaml) {
    String request = MAPPER.createObjectNode().put("spec", yaml).toString();
    row("load_spec", request, memory -> memory.loadSpec(new LoadSpec(yaml)));
  }

  private void specs() {
    spec(SPEC);
    spec(SPEC);
    spec("name: people\nkind: person\nstepz:\n  - create_node:\n      id: x\n");
    spec("name: [\n");
    ingest("person", "{\"name\":\"Ada Lovelace\"}");
    ingest("person", "{\"nam\":\"Ada\"}");
    row(
        "unload_spec",
        "{\"name\":\"people\"}",
        memory -> memory.unloadSpec(new UnloadSpec("people"), Writing.NOW));
    row(
        "unload_spec",
        "{\"name\":\"people\"}",
        memory -> memory.unloadSpec(new UnloadSpec("people"), Writing.NOW));
    row(
        "enrich",
        "{\"id\":\"co_occurrence:covers:near\",\"active\":true}",
        memory -> memory.enrich(Enrich.start("co_occurrence:covers:near")));
    row(
        "enrich",
        "{\"id\":\"co_occurrence:covers:near\",\"active\":false}",
        memory -> memory.enrich(Enrich.stop("co_occurrence:covers:near")));
  }

  private void takingBack() {
    row(
        "retract",
        "{\"adapter\":\"embedding:one\",\"dry_run\":true}",
        memory -> memory.retract(new Retract("embedding:one", Optional.of(true))));
    row(
        "retract",
        "{\"adapter\":\"embedding:one\"}",
        memory -> memory.retract(Retract.of("embedding:one")));
    row("retract", "{\"adapter\":\"nobody\"}", memory -> memory.retract(Retract.of("nobody")));
    row("changes", "{\"cursor\":0}", memory -> memory.changes(ReadChanges.after(0)));
    row("graph", "{}", memory -> memory.graph(ReadGraph.ALL));
  }
}
