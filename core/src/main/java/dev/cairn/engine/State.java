package dev.cairn.engine;

import dev.cairn.card.Cards;
import dev.cairn.card.CardsProjection;
import dev.cairn.episode.DamageProjection;
import dev.cairn.episode.Episode;
import dev.cairn.episode.Episodes;
import dev.cairn.episode.EpisodesProjection;
import dev.cairn.episode.KnownDamage;
import dev.cairn.episode.PolicyInForce;
import dev.cairn.episode.PolicyProjection;
import dev.cairn.episode.ScrubCounts;
import dev.cairn.fault.CairnException;
import dev.cairn.graph.Graph;
import dev.cairn.graph.GraphProjection;
import dev.cairn.graph.emission.Specs;
import dev.cairn.graph.emission.SpecsProjection;
import dev.cairn.graph.enrichment.Enrichments;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.ToolId;
import dev.cairn.projection.Fold;
import dev.cairn.tool.Catalogue;
import dev.cairn.tool.Experience;
import dev.cairn.tool.ExperienceProjection;
import dev.cairn.tool.ToolsProjection;
import dev.cairn.tool.decision.Decisions;
import dev.cairn.tool.decision.DecisionsProjection;
import dev.cairn.tool.learn.LearnedProjection;
import dev.cairn.tool.learn.LearnedWeights;
import dev.cairn.tool.record.TrackRecords;
import dev.cairn.tool.record.TrackRecordsProjection;
import java.util.List;
import java.util.SortedMap;

/** The folds of one context. Read it through its projector, so that no event is half applied. */
public final class State {
  private final Fold<PolicyInForce> policy = new Fold<>(policyProjection());
  private final Fold<Episodes> episodes = new Fold<>(new EpisodesProjection());
  private final Fold<Graph> graph = new Fold<>(graphProjection());
  private final Fold<Specs> specs = new Fold<>(new SpecsProjection());
  private final Fold<Catalogue> catalogue = new Fold<>(new ToolsProjection());
  private final Fold<Experience> experience = new Fold<>(new ExperienceProjection());
  private final Fold<TrackRecords> records = new Fold<>(new TrackRecordsProjection());
  private final Fold<Decisions> decisions = new Fold<>(new DecisionsProjection());
  private final Fold<LearnedWeights> learned = new Fold<>(new LearnedProjection());
  private final Fold<Cards> cards = new Fold<>(new CardsProjection());
  private final Fold<SortedMap<String, Long>> scrubbed = new Fold<>(new ScrubCounts());
  private final Fold<KnownDamage> damage = new Fold<>(new DamageProjection());

  public static PolicyProjection policyProjection() {
    return new PolicyProjection();
  }

  public static GraphProjection graphProjection() {
    return new GraphProjection(Enrichments::parse, Enrichments.INITIALLY_ACTIVE);
  }

  public List<Fold<?>> folds() {
    return List.of(
        policy,
        episodes,
        graph,
        specs,
        catalogue,
        experience,
        records,
        decisions,
        learned,
        cards,
        scrubbed,
        damage);
  }

  public Graph graph() {
    return graph.state();
  }

  public Specs specs() {
    return specs.state();
  }

  public Catalogue catalogue() {
    return catalogue.state();
  }

  public Experience experience() {
    return experience.state();
  }

  /** Whether a tool said other things of itself before, and no person has spoken of it as it is now. */
  public boolean isChanged(ToolId tool) {
    boolean confirmed = decisions()
        .risk(tool)
        .filter(risk -> risk.version().equals(catalogue().version(tool)))
        .isPresent();
    return !catalogue().earlier(tool).isEmpty() && !confirmed;
  }

  public long changedTools() {
    return catalogue().all().stream().filter(tool -> isChanged(tool.tool())).count();
  }

  /** How tools did, by the outcomes that count. */
  public TrackRecords records() {
    return records.state();
  }

  public Decisions decisions() {
    return decisions.state();
  }

  public LearnedWeights learned() {
    return learned.state();
  }

  public Cards cards() {
    return cards.state();
  }

  /** How many secrets were kept out of the log, by kind. */
  public SortedMap<String, Long> scrubbed() {
    return scrubbed.state();
  }

  /** What of the log is damaged, as far as the log was read. */
  public KnownDamage damage() {
    return damage.state();
  }

  public PolicyInForce policy() {
    return policy.state();
  }

  public Episodes episodes() {
    return episodes.state();
  }

  public Episode episode(EpisodeId id) {
    return episodes()
        .find(id)
        .orElseThrow(() -> CairnException.notFound(
            "episode", "there is no episode '" + id + "'; start it with start_episode"));
  }
}
