package dev.cairn.eval.cards.year;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tools.jackson.databind.json.JsonMapper;

/** Everything a run saw, one JSON object a line, to be read by eye. */
public final class YearItems {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private final Seen seen;
  private final StringBuilder lines = new StringBuilder();

  public YearItems(Seen seen) {
    this.seen = seen;
  }

  public String lines() {
    seen.kept().forEach(this::kept);
    seen.repeats().forEach(this::repeat);
    seen.needed().forEach(this::needed);
    seen.packs().forEach(this::pack);
    seen.cards().forEach(this::card);
    return lines.toString();
  }

  private void kept(Kept kept) {
    Map<String, Object> line = item("rule", kept.saying().scene());
    line.put("act", kept.saying().act());
    line.put("kind", kept.saying().kind());
    line.put("template", kept.saying().template());
    line.put("sentence", kept.saying().sentence());
    line.put("held", kept.atOnce());
    line.put("kind_right", kept.kindRight());
    kept.reversal().ifPresent(reversal -> {
      line.put("old_held", reversal.oldHeld());
      line.put("old_gone", reversal.oldGone());
    });
    write(line);
  }

  private void repeat(Repeat repeat) {
    Map<String, Object> line = item("mistake", repeat.scene());
    line.put("command", repeat.failure().command());
    line.put("task", repeat.failure().again());
    line.put("known", repeat.known());
    line.put("varied", repeat.varied());
    line.put("in_pack", repeat.inPack());
    line.put("in_check", repeat.inCheck());
    line.put("solved", repeat.solved());
    write(line);
  }

  private void needed(Needed needed) {
    Map<String, Object> line = item("fact", needed.scene());
    line.put("template", needed.told().template());
    line.put("sentence", needed.told().sentence());
    line.put("in_pack", needed.inPack());
    line.put("outdated_first", needed.outdatedFirst());
    write(line);
  }

  private void pack(Shown pack) {
    Scene scene = seen.year().scenes().get(pack.scene());
    Map<String, Object> line = item("pack", pack.scene());
    line.put("task", scene.task());
    line.put("repo", scene.repo().name());
    line.put("intent", pack.intent());
    line.put("tokens", pack.tokens());
    line.put(
        "lines",
        pack.lines().stream()
            .map(each -> Map.of(
                "kind", each.kind(),
                "statement", each.statement(),
                "planted", each.planted(),
                "near", each.near(),
                "stale", each.stale()))
            .toList());
    write(line);
  }

  private void card(Held held) {
    Map<String, Object> line = new LinkedHashMap<>();
    line.put("item", "card");
    line.put("kind", held.kind());
    line.put("status", held.card().status());
    line.put("scope", held.card().scope());
    line.put("statement", held.card().statement());
    line.put("origins", origins(held.origins()));
    line.put(
        "quotes", held.card().evidence().stream().map(cited -> cited.quote()).toList());
    line.put("truth", held.card().truth().value());
    line.put("utility", held.card().utility().mean());
    line.put("shown", held.card().exposures().size());
    write(line);
  }

  private static String origins(List<Origin> origins) {
    return origins.stream()
        .map(origin -> {
          if (origin instanceof Origin.OfNoise noise) {
            return noise.section().orElse(noise.who());
          }
          return origin.getClass().getSimpleName();
        })
        .distinct()
        .collect(Collectors.joining(","));
  }

  private static Map<String, Object> item(String what, int scene) {
    Map<String, Object> line = new LinkedHashMap<>();
    line.put("item", what);
    line.put("scene", scene);
    return line;
  }

  private void write(Map<String, Object> line) {
    lines.append(JSON.writeValueAsString(line)).append('\n');
  }
}
