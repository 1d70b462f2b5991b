package dev.cairn.engine.graph;

import dev.cairn.fault.CairnException;
import dev.cairn.graph.emission.Specs;
import dev.cairn.ingest.Adapter;
import dev.cairn.ingest.DocumentAdapter;
import dev.cairn.ingest.EmissionAdapter;
import dev.cairn.ingest.EntitiesAdapter;
import dev.cairn.ingest.FragmentAdapter;
import dev.cairn.ingest.spec.Spec;
import dev.cairn.ingest.spec.SpecAdapter;
import dev.cairn.log.TextRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Who answers to which kind of input: the adapters we ship and those of loaded specs. */
final class Adapters {
  private static final List<Adapter> SHIPPED =
      List.of(new EmissionAdapter(), new FragmentAdapter(), new DocumentAdapter());

  private final Function<TextRef, @Nullable String> texts;

  /** Parsed once; a text never changes. */
  private final Map<TextRef, Adapter> parsed = new ConcurrentHashMap<>();

  Adapters(Function<TextRef, @Nullable String> texts) {
    this.texts = texts;
  }

  /**
   * All that take this kind, those we ship first.
   *
   * @param readers those that have read the log for this request, which takes longer than a look may
   */
  List<Adapter> of(String kind, Specs specs, List<Adapter> readers) {
    List<Adapter> all = new ArrayList<>(SHIPPED);
    all.addAll(readers);
    specs.all().stream()
        .filter(spec -> spec.event().kind().equals(kind))
        .forEach(spec -> all.add(adapter(spec)));
    List<Adapter> matching =
        all.stream().filter(adapter -> adapter.kind().equals(kind)).toList();
    boolean known = kind.equals(EntitiesAdapter.NAME) || !matching.isEmpty();
    if (!known) {
      throw CairnException.invalid(
          "kind",
          "no adapter takes '" + kind + "'; known: " + String.join(", ", kinds(specs))
              + "; load_spec adds others");
    }
    return matching;
  }

  private static Set<String> kinds(Specs specs) {
    Set<String> kinds = new TreeSet<>(Set.of(EntitiesAdapter.NAME));
    SHIPPED.forEach(adapter -> kinds.add(adapter.kind()));
    specs.all().forEach(spec -> kinds.add(spec.event().kind()));
    return kinds;
  }

  private Adapter adapter(Specs.Loaded loaded) {
    return parsed.computeIfAbsent(loaded.event().spec(), ref -> {
      String yaml = texts.apply(ref);
      if (yaml == null) {
        throw CairnException.notFound(
            "kind", "the text of spec '" + loaded.event().name() + "' was erased; unload it");
      }
      return new SpecAdapter(Spec.parse(yaml));
    });
  }
}
