package dev.cairn.ingest;

import dev.cairn.entity.Entities;
import dev.cairn.entity.Kind;
import dev.cairn.entity.Mention;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Counts what the entries of one episode speak of. */
public final class ConceptTally {
  /** What most entries speak of first; names tell more than phrases; then any fixed order will do. */
  private static final Comparator<Concept> STRONGEST = Comparator.comparingLong(Concept::entries)
      .reversed()
      .thenComparing(Concept::kind)
      .thenComparing(Concept::key);

  private final long charactersMax;
  private final Map<String, Concept> byKey;
  private long entries;

  /**
   * With nothing counted.
   *
   * @param charactersMax how much of an entry is read: a tool may say megabytes
   */
  public ConceptTally(long charactersMax) {
    this(charactersMax, new HashMap<>(), 0);
  }

  private ConceptTally(long charactersMax, Map<String, Concept> byKey, long entries) {
    this.charactersMax = charactersMax;
    this.byKey = byKey;
    this.entries = entries;
  }

  /** One to go on counting with, while this one stays as it is. */
  public ConceptTally copy() {
    return new ConceptTally(charactersMax, new HashMap<>(byKey), entries);
  }

  /** Counts an entry; however often it speaks of something, it is one entry. */
  public void add(String text) {
    entries++;
    for (Mention mention : Entities.in(beginning(text))) {
      Concept once = new Concept(mention.key(), mention.kind(), 1);
      byKey.merge(mention.key(), once, Concept::and);
    }
  }

  /** Counts an entry whose words were erased. */
  public void addErased() {
    entries++;
  }

  private String beginning(String text) {
    if (text.length() <= charactersMax) {
      return text;
    }
    int end = (int) charactersMax;
    return text.substring(
        0, end > 0 && Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end);
  }

  /** How many entries were counted. */
  public long entries() {
    return entries;
  }

  List<Concept> strongest(long most) {
    return byKey.values().stream().sorted(STRONGEST).limit(most).toList();
  }

  /** What at least one entry speaks of. */
  record Concept(String key, Kind kind, long entries) {
    Concept and(Concept other) {
      Kind telling = kind.compareTo(other.kind) <= 0 ? kind : other.kind;
      return new Concept(key, telling, entries + other.entries);
    }
  }
}
