package dev.cairn.entity;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects mentions by key, in the order they are first met. */
final class Mentions {
  private final Map<String, Mention> byKey = new LinkedHashMap<>();

  void add(Kind kind, String written) {
    Key.of(written)
        .ifPresent(key -> byKey.merge(key, new Mention(key, kind, 1), Mentions::together));
  }

  private static Mention together(Mention one, Mention two) {
    Kind kind = one.kind().compareTo(two.kind()) <= 0 ? one.kind() : two.kind();
    return new Mention(one.key(), kind, one.count() + two.count());
  }

  List<Mention> all() {
    return List.copyOf(byKey.values());
  }
}
