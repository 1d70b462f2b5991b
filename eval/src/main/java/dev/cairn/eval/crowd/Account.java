package dev.cairn.eval.crowd;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The exported log against what was promised. */
final class Account {
  private static final String ENTRY = "entry_logged";

  private final JsonMapper mapper = new JsonMapper();
  private final Map<String, Found> found = new HashMap<>();
  private final Set<String> texts = new HashSet<>();
  private int doubled;
  private int lost;
  private final List<String> problems = new ArrayList<>();

  private record Found(long position, String text) {}

  static Account of(List<String> exported, List<Promise> promises) {
    Account account = new Account();
    exported.forEach(account::read);
    account.hold(promises);
    return account;
  }

  private void read(String line) {
    JsonNode event = mapper.readTree(line);
    if (!event.path("type").asString("").equals(ENTRY)) {
      return;
    }
    String id = mapper.readTree(event.path("payload").asString()).path("entry").asString();
    String text = event.path("texts").path(0).path("text").asString();
    // Every text of the crowd is said once, so a second one is a call that was carried out twice.
    boolean again = !texts.add(text);
    if (found.put(id, new Found(event.path("position").asLong(), text)) != null || again) {
      doubled++;
      problems.add("twice in the log: " + text);
    }
  }

  private void hold(List<Promise> promises) {
    for (Promise promise : promises) {
      if (!new Found(promise.position(), promise.text()).equals(found.get(promise.entry()))) {
        lost++;
        problems.add("lost or changed: " + promise);
      }
    }
    int unknown = found.size() - (promises.size() - lost);
    if (unknown != 0) {
      problems.add(unknown + " entries that nobody was promised");
    }
  }

  int doubled() {
    return doubled;
  }

  int lost() {
    return lost;
  }

  List<String> problems() {
    return List.copyOf(problems);
  }
}
