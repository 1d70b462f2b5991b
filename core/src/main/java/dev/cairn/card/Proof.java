package dev.cairn.card;

import dev.cairn.log.Anchor;
import dev.cairn.log.EvidenceRef;
import dev.cairn.log.Trust;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a card rests on, and what speaks against it.
 *
 * @param proposers who proposed it, and whether he has not been retracted since
 */
public record Proof(
    List<Anchor> anchors, SortedMap<String, Boolean> proposers, List<Dispute> disputes) {

  static Proof of(List<Anchor> anchors, String proposer) {
    return new Proof(anchors, new TreeMap<>(java.util.Map.of(proposer, true)), List.of())
        .with(List.of());
  }

  /** The lowest trust of all it rests on: nothing rises by being repeated. */
  public Trust trust() {
    return Trust.lowest(anchors.stream().map(Anchor::trust).toList());
  }

  /** Whether somebody still stands by it. */
  public boolean isProposed() {
    return proposers.containsValue(true);
  }

  /** Whether it would have to be looked at again if this one were retracted. */
  public boolean restsOnlyOn(String proposer) {
    return proposers.entrySet().stream()
            .noneMatch(each -> each.getValue() && !each.getKey().equals(proposer))
        && proposers.getOrDefault(proposer, false);
  }

  /** More evidence; the same words count once. */
  Proof with(List<Anchor> more) {
    Set<EvidenceRef> seen = new HashSet<>();
    List<Anchor> all = new ArrayList<>(anchors);
    all.addAll(more);
    all.removeIf(anchor -> !seen.add(anchor.ref()));
    return new Proof(List.copyOf(all), proposers, disputes);
  }

  Proof by(String proposer, boolean live) {
    SortedMap<String, Boolean> all = new TreeMap<>(proposers);
    all.put(proposer, live);
    return new Proof(anchors, all, disputes);
  }

  Proof doubted(Dispute dispute) {
    List<Dispute> all = new ArrayList<>(disputes);
    all.add(dispute);
    return new Proof(anchors, proposers, List.copyOf(all));
  }

  Proof cleared() {
    return new Proof(anchors, proposers, disputes.stream().map(Dispute::clear).toList());
  }
}
