package dev.cairn.server.http;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.log.Via;
import dev.cairn.operation.GraphChange;
import dev.cairn.operation.ReadChanges;
import dev.cairn.server.operation.Caller;
import dev.cairn.server.operation.Json;
import dev.cairn.server.operation.Registry;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Changes of the evidence graph. It asks the operation `changes`, so it takes and refuses what that does. */
final class ChangeFeed implements Feed {
  static final String EVENT = "change";

  /** One change names up to a thousand ids; a slow reader must not make us hold many of them. */
  private static final int PAGE = 16;

  private static final String CURSOR = "cursor";

  private final Registry registry;
  private final Json json;
  private final Caller caller;
  private final Context context;
  private final ObjectNode request = JsonNodeFactory.instance.objectNode();
  private long head = -1;
  private boolean more;

  /** Begins behind the given change, else behind all there are. Refuses bad filters at once. */
  ChangeFeed(Cairn cairn, Registry registry, Json json, Context context, Wanted wanted) {
    this.registry = registry;
    this.json = json;
    this.context = context;
    this.caller = Caller.of(cairn, context.name(), Via.AGENT);
    wanted.types().ifPresent(types -> list(request.putArray("types"), types));
    wanted.adapter().ifPresent(adapter -> request.put("adapter", adapter));
    cursor(wanted.cursor());
    ask(1);
  }

  /** What a listener asks for, as it stands in the address. */
  record Wanted(Optional<String> cursor, Optional<String> types, Optional<String> adapter) {}

  private static void list(ArrayNode array, String words) {
    for (String word : words.split(",", -1)) {
      array.add(word.strip());
    }
  }

  private void cursor(Optional<String> given) {
    if (given.isEmpty()) {
      request.put(CURSOR, end());
    } else if (given.get().matches("\\d{1,18}")) {
      request.put(CURSOR, Long.parseLong(given.get()));
    } else {
      request.put(CURSOR, given.get());
    }
  }

  /** No change is of none of the types, so the cursor passes them all. */
  private long end() {
    ObjectNode none = JsonNodeFactory.instance.objectNode().put(CURSOR, 0);
    none.putArray("types");
    return answer(none).cursor();
  }

  private ReadChanges.Answer ask(int limit) {
    return answer(request.put("limit", limit));
  }

  private ReadChanges.Answer answer(ObjectNode asked) {
    return (ReadChanges.Answer)
        registry.answer("changes", json.bytes(asked), caller).answer();
  }

  @Override
  public String next() {
    // Looking at the log is cheaper than asking the graph, and nothing changes without an event.
    if (!more && context.head() == head) {
      return "";
    }
    ReadChanges.Answer answer = ask(PAGE);
    head = answer.position();
    more = answer.events().size() == PAGE;
    request.put(CURSOR, answer.cursor());
    StringBuilder frames = new StringBuilder();
    for (GraphChange change : answer.events()) {
      Feed.frame(frames, change.cursor(), EVENT, json.compact(change));
    }
    return frames.toString();
  }
}
