package dev.cairn.ingest;

import dev.cairn.entity.Kind;
import dev.cairn.log.EpisodeId;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An episode and what its entries speak of: a node for the episode, one for each concept, and between them
 * how many entries speak of it. The entries were counted before: to read them takes too long for whoever
 * holds the writer's lock. It says all there is to say of the episode, so a concept that is no longer among
 * the strongest goes.
 */
public final class EntitiesAdapter implements Adapter {
  public static final String NAME = "entities";

  /** The relation of an episode to what it speaks of. */
  public static final String MENTIONS = "mentions";

  private static final String EPISODE = "episode";
  private static final String CONCEPT = "concept";

  private final String episode;
  private final List<ConceptTally.Concept> concepts;

  /** With so many of the concepts counted, the strongest. */
  public EntitiesAdapter(EpisodeId episode, ConceptTally tally, long most) {
    this.episode = EPISODE + ":" + episode.value();
    this.concepts = tally.strongest(most);
  }

  /** The node of what a text speaks of by this key. */
  public static String node(String key) {
    return CONCEPT + ":" + key;
  }

  /** The one episode that is asked for; empty for all there are. */
  public static Optional<EpisodeId> asked(Map<String, Object> data) {
    return Input.of(data, EPISODE).optionalText(EPISODE).map(EpisodeId::new);
  }

  @Override
  public String id() {
    return NAME;
  }

  @Override
  public String kind() {
    return NAME;
  }

  @Override
  public Emission emit(Map<String, Object> data) {
    Gathering gathering = new Gathering();
    if (!concepts.isEmpty()) {
      gathering.node(EPISODE, node(episode, EPISODE, "structure", Map.of()));
    }
    for (int i = 0; i < concepts.size(); i++) {
      concept(gathering, "concepts[" + i + "]", concepts.get(i));
    }
    return gathering.emission(NAME, Optional.of(episode));
  }

  private void concept(Gathering gathering, String item, ConceptTally.Concept concept) {
    String id = node(concept.key());
    // One property per kind: were it one for all, two episodes that disagree would take it in
    // turns, and
    // saying the same again would be news for ever. Phrases are most of them, and go without.
    Map<String, Object> properties =
        concept.kind() == Kind.PHRASE ? Map.of() : Map.of(concept.kind().label(), true);
    if (gathering.node(item, node(id, CONCEPT, "semantic", properties))) {
      gathering.edge(
          item,
          Map.of(
              "source", episode,
              "target", id,
              "relation", MENTIONS,
              "contribution", concept.entries()));
    }
  }

  private static Map<String, Object> node(
      String id, String type, String dimension, Map<String, Object> properties) {
    return Map.of("id", id, "type", type, "dimension", dimension, "properties", properties);
  }
}
