package dev.cairn.server.cli;

import dev.cairn.server.cli.Commands.Entry;
import java.util.List;
import java.util.stream.Stream;

/** The commands of the evidence graph. */
final class GraphCommands {

  private final Shell shell;

  GraphCommands(Shell shell) {
    this.shell = shell;
  }

  List<Entry> all() {
    Entry ingest = new Entry(
        "ingest",
        "put in what a source knows: JSON, files, documents",
        () -> new IngestCommand(shell).spec());
    Stream<Entry> others =
        Stream.concat(looking(), writing()).map(friendly -> Entry.of(shell, friendly));
    return Stream.concat(Stream.of(ingest), others).toList();
  }

  private static Stream<Friendly> looking() {
    return Stream.of(
        Friendly.of("graph", "graph", "see the edges around a node, or all of them by weight")
            .main("from", "the node to start from; all edges if absent")
            .flag("nodes", "show the nodes with their properties too")
            .flag(Exchange.WHY, "show how each weight came about"),
        Friendly.of("edge", "edge", "see who speaks for an edge, and why it weighs what it does")
            .main("source", "the node at one end")
            .main("target", "the node at the other end"),
        Friendly.of("path", "path", "see how two nodes are connected")
            .main("from", "where it begins")
            .main("to", "where it ends")
            .flag(Exchange.WHY, "show how the confidence came about"),
        Friendly.of("adapters", "adapters", "list who contributes, and on what scale"),
        Friendly.of("compare-adapters", "compare_adapters", "hold two sources or models together")
            .main("a", "one adapter")
            .main("b", "the other"),
        Friendly.of("changes", "changes", "read what happened to the graph, from any point on")
            .mainOr("0", "cursor", "where you left off; the beginning if absent"));
  }

  private static Stream<Friendly> writing() {
    return Stream.of(
        Friendly.of("retract", "retract", "take back all that a source or model contributed")
            .main("adapter", "whose contributions to take back; `cairn adapters` lists them"),
        Friendly.of("enrich", "enrich", "switch on what derives edges, or off with --stop")
            .main("id", "which enrichment, such as co_occurrence:tagged_with:may_be_related")
            .unless("stop", "active", "stop it; what it derived goes"),
        Friendly.of("load-spec", "load_spec", "add an adapter written in YAML")
            .file("spec", "the YAML file; - reads it from standard input"),
        Friendly.of("unload-spec", "unload_spec", "take such an adapter out of service")
            .main("name", "the name in the spec"));
  }
}
