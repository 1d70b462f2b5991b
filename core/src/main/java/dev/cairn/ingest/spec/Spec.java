package dev.cairn.ingest.spec;

import java.util.List;
import java.util.Optional;

/**
 * An adapter as somebody wrote it, read and found sound: every name in it is known, every template can be
 * read. What the input lacks can still reject single items.
 */
public final class Spec {
  private final String name;
  private final Optional<String> description;
  private final String kind;
  private final List<String> required;
  private final List<String> optional;
  private final List<String> enrichments;
  private final List<Step> steps;

  Spec(
      String name,
      Optional<String> description,
      String kind,
      SpecInput input,
      List<String> enrichments,
      List<Step> steps) {
    this.name = name;
    this.description = description;
    this.kind = kind;
    this.required = List.copyOf(input.required());
    this.optional = List.copyOf(input.optional());
    this.enrichments = List.copyOf(enrichments);
    this.steps = List.copyOf(steps);
  }

  /**
   * Reads a spec and checks all of it.
   *
   * @throws dev.cairn.fault.CairnException listing every problem with its line and column
   */
  public static Spec parse(String yaml) {
    Problems problems = new Problems();
    Yaml root = YamlReader.read(yaml, problems);
    return new SpecReader(problems).read(root);
  }

  /** Also the id of the adapter, which owns what the spec says. */
  public String name() {
    return name;
  }

  public Optional<String> description() {
    return description;
  }

  /** The input kind it answers to. */
  public String kind() {
    return kind;
  }

  /** Fields without which an input is refused. */
  public List<String> required() {
    return required;
  }

  /** Further fields the templates may name. */
  public List<String> optional() {
    return optional;
  }

  /** Ids of enrichments that shall be active while the spec is loaded. */
  public List<String> enrichments() {
    return enrichments;
  }

  List<Step> steps() {
    return steps;
  }
}
