package dev.cairn.ingest;

import dev.cairn.ingest.markdown.Outline;
import dev.cairn.ingest.markdown.Slugs;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;

/** Puts an outline into nodes and edges. Node ids are {@code doc:URI} and {@code doc:URI#SLUG}. */
final class DocumentGraph {
  private final String uri;
  private final String document;
  private final List<Outline.Section> sections;
  private final Gathering gathering = new Gathering();
  private final Set<String> own = new HashSet<>();

  /** The last section seen in each section. */
  private final Map<Integer, Integer> lastChild = new HashMap<>();

  DocumentGraph(String uri, List<Outline.Section> sections) {
    this.uri = uri;
    this.document = "doc:" + uri;
    this.sections = sections;
    for (int i = 0; i < sections.size(); i++) {
      own.add(id(i));
    }
  }

  void document(SortedMap<String, Object> properties) {
    gathering.node("document", node(document, "document", properties));
  }

  void section(int place, SortedMap<String, Object> properties) {
    String item = item(place);
    int parent = sections.get(place).parent();
    gathering.node(item, node(id(place), "section", properties));
    edge(item, id(parent), id(place), "contains", 1);
    Integer before = lastChild.put(parent, place);
    if (before != null) {
      edge(item, id(place), id(before), "follows", 1);
    }
  }

  /** One edge from a section to each place it links to, weighted by how often. */
  void links() {
    Set<String> known = new HashSet<>(own);
    for (int i = 0; i < sections.size(); i++) {
      Map<String, Integer> counts = new LinkedHashMap<>();
      for (String link : sections.get(i).links()) {
        count(item(i), link, counts);
      }
      for (Map.Entry<String, Integer> each : counts.entrySet()) {
        String target = each.getKey();
        if (known.contains(target) || target(item(i), target)) {
          known.add(target);
          edge(item(i), id(i), target, "links_to", each.getValue());
        }
      }
    }
  }

  Emission emission(String adapter) {
    return gathering.emission(adapter, Optional.of(document));
  }

  private void count(String item, String link, Map<String, Integer> counts) {
    Optional<LinkTarget> target = LinkTarget.of(uri, link);
    if (target.isEmpty()) {
      return;
    }
    String id = target.get().id();
    Optional<String> fragment = target.get().fragment().filter(name -> id.equals(document));
    String whole = fragment.map(this::sectionNamed).orElse(id);
    if (fragment.isPresent() && !own.contains(whole)) {
      gathering.reject(item, "links to " + Shown.of(link) + ", but there is no such section");
    } else {
      counts.merge(whole, 1, Integer::sum);
    }
  }

  /** As the link writes it, or else as a heading of those words would be named. */
  private String sectionNamed(String fragment) {
    String exact = document + "#" + fragment;
    return own.contains(exact) ? exact : document + "#" + Slugs.of(fragment);
  }

  private boolean target(String item, String id) {
    String type = id.startsWith("url:") ? "page" : "document";
    return gathering.node(item, Map.of("id", id, "type", type, "dimension", "structure"));
  }

  private void edge(String item, String source, String target, String relation, int count) {
    gathering.edge(
        item,
        Map.of("source", source, "target", target, "relation", relation, "contribution", count));
  }

  private String id(int place) {
    return place == 0 ? document : document + "#" + sections.get(place).slug();
  }

  private String item(int place) {
    return place == 0 ? "document" : "#" + sections.get(place).slug();
  }

  static Map<String, Object> node(String id, String type, SortedMap<String, Object> properties) {
    return Map.of("id", id, "type", type, "dimension", "structure", "properties", properties);
  }
}
