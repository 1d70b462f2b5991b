package dev.cairn.server.cli;

import dev.cairn.fault.CairnException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Puts data into the evidence graph: from the line itself, a file, or standard input. */
@Command(
    name = "ingest",
    sortOptions = false,
    customSynopsis = "cairn ingest [OPTIONS] KIND DATA",
    description = {
      "Puts what a source knows into the evidence graph. Saying the same again changes nothing;"
          + " items that do not fit are named, and the rest is kept.",
      "",
      "  cairn ingest document notes.md",
      "  cairn ingest fragment '{\"text\": \"Two days in Avignon.\", \"tags\": [\"#travel\"]}'",
      "  cairn ingest emission coverage.json",
      "",
      "`cairn operations ingest` shows what an emission looks like."
    })
final class IngestCommand extends RequestCommand {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final String DOCUMENT = "document";

  @Parameters(
      index = "0",
      paramLabel = "KIND",
      description = "emission, fragment, document, entities, or the kind of a loaded spec")
  private String kind = "";

  @Parameters(
      index = "1",
      paramLabel = "DATA",
      description = "a JSON object, a file that holds one, or - for standard input;"
          + " for a document the Markdown or text file itself")
  private String data = "";

  @Option(
      names = "--uri",
      paramLabel = "URI",
      description = "what to call a document; the file's name as given, if absent")
  private @Nullable String uri;

  IngestCommand(Shell shell) {
    super(shell, "ingest");
  }

  @Override
  void fill(ObjectNode request) {
    request.put("kind", kind);
    request.set("data", data());
  }

  private JsonNode data() {
    if (data.stripLeading().startsWith("{")) {
      return json("data", data);
    }
    String text = GivenFile.text("data", data, shell());
    return isDocument(text)
        ? document(text)
        : json(data.equals("-") ? "standard input" : data, text);
  }

  /** The text itself, unless it is the JSON that describes one. */
  private boolean isDocument(String text) {
    boolean described = uri == null
        && (data.endsWith(".json")
            || (data.equals(GivenFile.STDIN) && text.stripLeading().startsWith("{")));
    return kind.equals(DOCUMENT) && !described;
  }

  private JsonNode document(String text) {
    if (uri == null && data.equals(GivenFile.STDIN)) {
      throw CairnException.invalid(
          "uri", "a document from standard input needs a name; give it with --uri");
    }
    String name = uri == null ? data.replace('\\', '/').replaceFirst("^(\\./)+", "") : uri;
    boolean plain = name.toLowerCase(Locale.ROOT).endsWith(".txt");
    return JsonNodeFactory.instance
        .objectNode()
        .put("uri", name)
        .put("text", text)
        .put("media_type", plain ? "text/plain" : "text/markdown");
  }

  private static JsonNode json(String from, String text) {
    try {
      return MAPPER.readTree(text);
    } catch (JacksonException e) {
      throw CairnException.invalid(
          "data",
          "%s is no JSON: %s; DATA is a JSON object, or a file that holds one"
              .formatted(from, e.getOriginalMessage()));
    }
  }
}
