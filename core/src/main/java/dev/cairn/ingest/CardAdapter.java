package dev.cairn.ingest;

import dev.cairn.entity.Entities;
import dev.cairn.log.Anchor;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.Scope;
import dev.cairn.log.ToolId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Cards as nodes of the graph: what they are about, said by {@code card}, and the entries they were created
 * from, said by whoever proposed them, so that a generator can be taken out by its name.
 */
public final class CardAdapter {
  public static final String NAME = "card";
  public static final String CREATED_FROM = "created_from";
  public static final String ABOUT = "about";
  public static final String SUPERSEDES = "supersedes";

  /**
   * A card, or one that got more evidence.
   *
   * @param statement its words; none if only evidence was added
   */
  public record Said(
      CardId card,
      CardKind kind,
      Scope scope,
      Optional<String> statement,
      List<Anchor> anchors,
      List<CardId> supersedes,
      String proposedBy) {}

  private CardAdapter() {}

  /** The node of a card. */
  public static String node(CardId card) {
    return "card:" + card;
  }

  /**
   * One emission about what cards say, then one for each proposer.
   *
   * @param conceptsMax as many concepts a card is joined to
   */
  public static List<Emission> emit(List<Said> cards, long conceptsMax) {
    List<Emission> emissions = new ArrayList<>();
    emissions.add(about(cards, conceptsMax));
    for (String proposer : new TreeSet<>(cards.stream().map(Said::proposedBy).toList())) {
      Gathering gathering = new Gathering();
      cards.stream().filter(said -> said.proposedBy().equals(proposer)).forEach(said -> {
        for (Anchor anchor : said.anchors()) {
          edge(gathering, node(said.card()), entry(anchor), CREATED_FROM);
        }
      });
      emissions.add(gathering.emission(proposer, Optional.empty()));
    }
    return emissions;
  }

  private static Emission about(List<Said> cards, long conceptsMax) {
    Gathering gathering = new Gathering();
    for (Said said : cards) {
      said.anchors().forEach(anchor -> node(gathering, entry(anchor), "entry", Map.of()));
      said.statement().ifPresent(words -> describe(gathering, said, words, conceptsMax));
    }
    return gathering.emission(NAME, Optional.empty());
  }

  private static void describe(Gathering gathering, Said said, String words, long conceptsMax) {
    String card = node(said.card());
    node(
        gathering,
        card,
        "card",
        Map.of("kind", said.kind().label(), "scope", said.scope().toString()));
    Entities.in(words).stream().limit(conceptsMax).forEach(mention -> {
      String concept = EntitiesAdapter.node(mention.key());
      node(gathering, concept, "concept", Map.of());
      edge(gathering, card, concept, ABOUT);
    });
    for (ToolId tool : tools(said)) {
      node(gathering, "tool:" + tool, "tool", Map.of());
      edge(gathering, card, "tool:" + tool, ABOUT);
    }
    said.supersedes().forEach(old -> edge(gathering, card, node(old), SUPERSEDES));
  }

  private static List<ToolId> tools(Said said) {
    return said.anchors().stream()
        .flatMap(anchor -> anchor.tool().stream())
        .distinct()
        .toList();
  }

  private static String entry(Anchor anchor) {
    return "entry:" + anchor.ref().id();
  }

  private static void node(
      Gathering gathering, String id, String type, Map<String, Object> properties) {
    gathering.node(
        id, Map.of("id", id, "type", type, "dimension", "semantic", "properties", properties));
  }

  private static void edge(Gathering gathering, String source, String target, String relation) {
    gathering.edge(
        source + " " + relation,
        Map.of("source", source, "target", target, "relation", relation, "contribution", 1));
  }
}
