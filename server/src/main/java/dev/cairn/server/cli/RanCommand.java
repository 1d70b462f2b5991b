package dev.cairn.server.cli;

import dev.cairn.fault.CairnException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Tells how a call went. */
@Command(
    name = "ran",
    sortOptions = false,
    customSynopsis = "cairn ran [OPTIONS] --ok|--failed [DECISION]",
    description = {
      "Tells how a call went, so that later decisions learn from it: the call a decision was about, or any"
          + " call of --tool. A decision has one outcome; the same told again is no news.",
      "",
      "  cairn ran d_01jd3v7k6q8zc --ok"
    })
final class RanCommand extends RequestCommand {
  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "DECISION",
      description = "as `cairn decide` answered")
  private @Nullable String decision;

  @Option(names = "--ok", description = "it worked")
  private boolean ok;

  @Option(names = "--failed", description = "it did not")
  private boolean failed;

  @Option(names = "--tool", paramLabel = "TOOL", description = "the tool, if nothing was decided")
  private @Nullable String tool;

  @Option(
      names = "--evidence",
      paramLabel = "ENTRY:QUOTE",
      description = "words that prove it (repeat for more)")
  private List<String> evidence = new ArrayList<>();

  @Option(
      names = "--args",
      paramLabel = "JSON",
      description = "its arguments, or KEY=VALUE (repeat for more)")
  private List<String> args = new ArrayList<>();

  @Option(names = "--episode", paramLabel = "ID", description = "the episode it belongs to")
  private @Nullable String episode;

  RanCommand(Shell shell) {
    super(shell, "record_execution");
  }

  @Override
  void fill(ObjectNode request) {
    if (ok == failed) {
      throw CairnException.invalid("ok", "say how it went: --ok or --failed");
    }
    request.put("ok", ok);
    put(request, "decision", decision);
    put(request, "tool", tool);
    put(request, "episode", episode);
    CallArgs.put(request, args);
    if (!evidence.isEmpty()) {
      ArrayNode all = request.putArray("evidence");
      evidence.forEach(each -> cite(all.addObject(), each));
    }
  }

  private static void cite(ObjectNode cited, String written) {
    int colon = written.indexOf(':');
    if (colon < 1) {
      throw CairnException.invalid(
          "evidence", "evidence must be ENTRY:QUOTE, was '" + written + "'");
    }
    cited.put("entry", written.substring(0, colon).strip());
    cited.put("quote", written.substring(colon + 1).strip());
  }
}
