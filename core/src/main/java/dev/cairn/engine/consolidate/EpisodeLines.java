package dev.cairn.engine.consolidate;

import dev.cairn.card.Generator;
import dev.cairn.card.extract.Line;
import dev.cairn.card.extract.Ownership;
import dev.cairn.card.extract.Proposal;
import dev.cairn.card.extract.Quote;
import dev.cairn.engine.EpisodeWalk;
import dev.cairn.engine.TextReads;
import dev.cairn.fault.CairnException;
import dev.cairn.log.Anchor;
import dev.cairn.log.EntryId;
import dev.cairn.log.EvidenceRef;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextRef;
import dev.cairn.policy.CardPolicy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The lines of an episode as extraction reads them, and the way back from its quotes to evidence. */
final class EpisodeLines {
  private final List<Line> lines = new ArrayList<>();
  private final Map<EntryId, EntryLogged> entries = new HashMap<>();
  private final Map<EntryId, Long> positions = new HashMap<>();
  private final TextReads texts;
  private final CardPolicy policy;
  private final Citing citing;
  private long counted;

  EpisodeLines(TextReads texts, CardPolicy policy, Citing citing) {
    this.texts = texts;
    this.policy = policy;
    this.citing = citing;
  }

  void add(List<EpisodeWalk.Step> steps) {
    Map<TextRef, String> words =
        texts.of(steps.stream().map(step -> step.entry().text()).toList());
    for (EpisodeWalk.Step step : steps) {
      counted++;
      EntryLogged entry = step.entry();
      String text = words.get(entry.text());
      if (text != null && lines.size() < policy.readEntriesMax()) {
        entries.put(entry.entry(), entry);
        positions.put(entry.entry(), step.position());
        lines.add(new Line(
            entry.entry(), entry.role(), head(text), entry.tool(), entry.ok(), entry.exitCode()));
      }
    }
  }

  /** What matters is said early; a dump of megabytes is not read to its end. */
  private String head(String text) {
    int most = (int) policy.readCharactersMax();
    return text.codePointCount(0, text.length()) <= most
        ? text
        : text.substring(0, text.offsetByCodePoints(0, most));
  }

  List<Line> lines() {
    return lines;
  }

  /** How many entries were walked over, erased ones too. */
  long entries() {
    return counted;
  }

  /** As a generator reads them. */
  List<Generator.Spoken> spoken() {
    return lines.stream()
        .map(line -> new Generator.Spoken(line.entry(), line.role(), line.text()))
        .toList();
  }

  /** Whether some of what it rests on was said behind a position. */
  boolean isSince(Proposal proposal, long position) {
    return proposal.evidence().stream().anyMatch(quote -> isSince(quote.entry(), position));
  }

  boolean isSince(EntryId entry, long position) {
    return positions.getOrDefault(entry, 0L) > position;
  }

  /** Evidence for these quotes; nothing unless the entries say every one of them. */
  Optional<List<Anchor>> quoted(List<Generator.Quoted> quotes) {
    List<Anchor> anchors = new ArrayList<>();
    try {
      for (Generator.Quoted quoted : quotes) {
        EntryLogged entry = entries.get(quoted.entry());
        Optional<StoredText> text = entry == null ? Optional.empty() : texts.stored(entry.text());
        if (entry == null || text.isEmpty()) {
          return Optional.empty();
        }
        EvidenceRef ref =
            EvidenceRef.quote(entry.entry(), entry.role(), text.get(), quoted.quote());
        anchors.add(citing.anchor(entry, ref, text.get()));
      }
    } catch (CairnException e) {
      return Optional.empty();
    }
    return Optional.of(anchors);
  }

  List<Anchor> anchors(Proposal proposal) {
    List<Anchor> anchors = new ArrayList<>();
    for (Quote quote : proposal.evidence()) {
      EntryLogged entry = entries.get(quote.entry());
      if (entry != null) {
        texts
            .stored(entry.text())
            .filter(text -> !Ownership.isRecited(text.text(), quote.start(), quote.end()))
            .map(text -> anchor(entry, text, quote))
            .ifPresent(anchors::add);
      }
    }
    return anchors;
  }

  private Anchor anchor(EntryLogged entry, StoredText text, Quote quote) {
    EvidenceRef ref =
        EvidenceRef.cite(entry.entry(), entry.role(), text, quote.start(), quote.end());
    return citing.anchor(entry, ref, text);
  }
}
