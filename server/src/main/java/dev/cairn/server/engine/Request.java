package dev.cairn.server.engine;

import dev.cairn.fault.CairnException;
import dev.cairn.log.ContextName;
import dev.cairn.operation.Operation.Kind;
import dev.cairn.server.operation.Bound;
import dev.cairn.server.operation.RequestReader;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.random.RandomGenerator;
import tools.jackson.databind.node.ObjectNode;

/** A request made fit to be sent twice. */
final class Request {
  private static final int KEY_BYTES = 16;

  private final String operation;
  private final ContextName context;
  private final byte[] body;
  private final boolean repeatable;

  private Request(String operation, ContextName context, byte[] body, boolean repeatable) {
    this.operation = operation;
    this.context = context;
    this.body = body;
    this.repeatable = repeatable;
  }

  /** A write gets a key if it has none: if its answer is lost, the repeat must not write again. */
  static Request of(
      Bound<?, ?> operation, ContextName context, byte[] body, RandomGenerator random) {
    boolean repeatable = operation.kind() != Kind.HOUSE;
    ObjectNode given;
    ContextName named = context;
    try {
      given = new RequestReader().read(body);
      if (given.path("context").isString()) {
        named = new ContextName(given.path("context").asString());
      }
    } catch (CairnException e) {
      // The engine says what is wrong with it, in the words all doors use.
      return new Request(operation.name(), context, body, repeatable);
    }
    boolean keyed = operation.kind() == Kind.WRITE && !given.has("idempotency_key");
    byte[] sent = keyed ? keyed(body, given.isEmpty(), random) : body;
    return new Request(operation.name(), named, sent, repeatable);
  }

  String operation() {
    return operation;
  }

  byte[] body() {
    return body;
  }

  /** Whether sending it again does no harm when the first answer was lost. */
  boolean repeatable() {
    return repeatable;
  }

  String path() {
    return "/v1/contexts/" + context + "/" + operation;
  }

  /** Put in front, so that not a byte of what was given is written anew. */
  private static byte[] keyed(byte[] body, boolean empty, RandomGenerator random) {
    int brace = 0;
    while (body[brace] != '{') {
      brace++;
    }
    byte[] key = new byte[KEY_BYTES];
    random.nextBytes(key);
    String field = "\"idempotency_key\":\"auto-%s\"%s"
        .formatted(HexFormat.of().formatHex(key), empty ? "" : ",");
    ByteArrayOutputStream out = new ByteArrayOutputStream(body.length + field.length());
    out.write(body, 0, brace + 1);
    out.writeBytes(field.getBytes(StandardCharsets.UTF_8));
    out.write(body, brace + 1, body.length - brace - 1);
    return out.toByteArray();
  }
}
