package dev.cairn.server.http;

import dev.cairn.Cairn;
import dev.cairn.fault.Code;
import dev.cairn.operation.Operation.Who;
import dev.cairn.server.operation.Bound;
import dev.cairn.server.operation.Failure;
import dev.cairn.server.operation.Registry;
import dev.cairn.server.schema.Schemas;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Describes the operations as OpenAPI 3.1, from the same records that answer them. */
final class OpenApi {
  private static final String SCHEMAS = "#/components/schemas/";
  private static final String ERROR = "Error";
  private static final String SCHEMA = "schema";
  private static final String AGENT = "agent";
  private static final String PERSON = "person";

  private final Registry registry;
  private final ObjectNode definitions = JsonNodeFactory.instance.objectNode();

  private OpenApi(Registry registry) {
    this.registry = registry;
  }

  static byte[] of(Registry registry) {
    return Pages.bytes(new OpenApi(registry).document().toString());
  }

  private ObjectNode document() {
    ObjectNode root = JsonNodeFactory.instance.objectNode();
    root.put("openapi", "3.1.0");
    ObjectNode info = root.putObject("info");
    info.put("title", "Cairn");
    info.put("description", "Memory and judgement for AI agents.");
    info.put("version", Cairn.version());
    ArrayNode security = root.putArray("security");
    security.addObject().putArray(AGENT);
    security.addObject().putArray(PERSON);
    ObjectNode paths = root.putObject("paths");
    for (Bound<?, ?> operation : registry.operations()) {
      ObjectNode path = paths.putObject("/v1/contexts/{context}/" + operation.name());
      path.putArray("parameters").add(contextParameter());
      path.set("post", post(operation));
    }
    paths.set("/v1/contexts/{context}/events", events());
    definitions.set(ERROR, Schemas.record(Failure.class, definitions, SCHEMAS));
    ObjectNode components = root.putObject("components");
    components.set("schemas", definitions);
    ObjectNode schemes = components.putObject("securitySchemes");
    bearer(schemes, AGENT, "the agent's token: every operation that is not a person's");
    bearer(schemes, PERSON, "the person's token: every operation");
    return root;
  }

  private static void bearer(ObjectNode schemes, String name, String description) {
    schemes
        .putObject(name)
        .put("type", "http")
        .put("scheme", "bearer")
        .put("description", description);
  }

  private static ObjectNode contextParameter() {
    ObjectNode parameter = JsonNodeFactory.instance.objectNode();
    parameter.put("name", "context").put("in", "path").put("required", true);
    parameter.put("description", "the isolated memory to work on");
    parameter.putObject(SCHEMA).put("type", "string").put("default", "default");
    return parameter;
  }

  private ObjectNode post(Bound<?, ?> operation) {
    ObjectNode post = JsonNodeFactory.instance.objectNode();
    post.put("operationId", operation.name());
    post.put("description", operation.does() + operation.forWhom());
    if (operation.who() == Who.PERSON) {
      post.putArray("security").addObject().putArray(PERSON);
    }
    boolean upload = operation.stream() == Bound.Stream.UPLOAD;
    ObjectNode body = post.putObject("requestBody").putObject("content");
    body.set(
        upload ? Exchange.LINES : Exchange.JSON,
        upload ? text() : schema(Schemas.request(operation)));
    ObjectNode responses = post.putObject("responses");
    ObjectNode ok = responses.putObject("200").put("description", "the answer");
    boolean download = operation.stream() == Bound.Stream.DOWNLOAD;
    ok.putObject("content")
        .set(
            download ? Exchange.LINES : Exchange.JSON,
            download
                ? text()
                : schema(
                    Schemas.noticed(Schemas.record(operation.answer(), definitions, SCHEMAS))));
    errors(responses);
    return post;
  }

  private static void errors(ObjectNode responses) {
    Map<Integer, String> codes = new TreeMap<>();
    codes.put(Statuses.UNAUTHORIZED, "no token, or none of this server's");
    for (Code code : Code.values()) {
      codes.merge(Statuses.of(code), code.label(), (one, other) -> one + ", " + other);
    }
    codes.forEach((status, labels) -> responses
        .putObject(Integer.toString(status))
        .put("description", labels)
        .putObject("content")
        .putObject(Exchange.JSON)
        .putObject(SCHEMA)
        .put("$ref", SCHEMAS + ERROR));
  }

  private static ObjectNode events() {
    ObjectNode path = JsonNodeFactory.instance.objectNode();
    path.putArray("parameters").add(contextParameter());
    ObjectNode get = path.putObject("get");
    get.put("operationId", "events");
    get.put(
        "description",
        "What is appended to the log from here on, as server-sent events. With `changes` what happens"
            + " to the evidence graph instead: events named `change`, each a GraphChange as `changes`"
            + " answers it.");
    ArrayNode parameters = get.putArray("parameters");
    query(parameters, "cursor", "begin behind this position; Last-Event-ID does the same");
    query(
        parameters,
        "changes",
        "send changes of the graph, behind this cursor (0 for all; from here on if empty);"
            + " Last-Event-ID does the same");
    query(parameters, "types", "with changes: only these, commas between");
    query(parameters, "adapter", "with changes: only what this adapter did");
    ObjectNode ok = get.putObject("responses").putObject("200");
    ok.put("description", "events without end")
        .putObject("content")
        .set("text/event-stream", text());
    return path;
  }

  private static void query(ArrayNode parameters, String name, String description) {
    ObjectNode parameter = parameters.addObject();
    parameter.put("name", name).put("in", "query").put("required", false);
    parameter.put("description", description);
    boolean number = name.equals("cursor");
    parameter.putObject(SCHEMA).put("type", number ? "integer" : "string");
  }

  private static ObjectNode schema(ObjectNode schema) {
    ObjectNode content = JsonNodeFactory.instance.objectNode();
    content.set(SCHEMA, schema);
    return content;
  }

  private static ObjectNode text() {
    ObjectNode content = JsonNodeFactory.instance.objectNode();
    content.putObject(SCHEMA).put("type", "string");
    return content;
  }
}
