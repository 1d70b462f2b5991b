package dev.cairn.engine.consolidate;

import dev.cairn.card.judge.CitedTurn;
import dev.cairn.engine.LogReads;
import dev.cairn.engine.Memory;
import dev.cairn.engine.TextReads;
import dev.cairn.index.Entry;
import dev.cairn.log.Anchor;
import dev.cairn.log.EntryId;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.Role;
import dev.cairn.log.ToolId;
import dev.cairn.text.SentenceVectors;
import dev.cairn.text.sentence.ReadSentence;
import dev.cairn.text.sentence.ReadTurn;
import dev.cairn.text.sentence.SentenceReader;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads what users said, each turn once. Turns are read before an episode is judged, when a model may be asked;
 * one that turns up only while judging is read by its words.
 */
public final class TurnReader {
  private final Memory memory;
  private final LogReads log;
  private final TextReads texts;
  private final SentenceReader reader;
  private final SentenceVectors vectors;
  private final Map<EntryId, ReadTurn> turns = new HashMap<>();

  TurnReader(
      Memory memory,
      LogReads log,
      TextReads texts,
      SentenceReader reader,
      SentenceVectors vectors) {
    this.memory = memory;
    this.log = log;
    this.texts = texts;
    this.reader = reader;
    this.vectors = vectors;
  }

  /** The same turns, and no model for any other. */
  TurnReader byWords() {
    TurnReader same = new TurnReader(memory, log, texts, reader, SentenceVectors.NONE);
    same.turns.putAll(turns);
    return same;
  }

  ReadTurn read(EntryId entry, String text) {
    return turns.computeIfAbsent(
        entry, id -> SeenTurn.read(text, plain -> reader.read(plain, vectors)));
  }

  /** The user's sentences that these words are part of. */
  public List<ReadSentence> sentences(Collection<Anchor> anchors) {
    return cited(anchors).stream()
        .map(CitedTurn::sentences)
        .flatMap(Collection::stream)
        .toList();
  }

  /** The same sentences by turns, in the order in which the turns are cited. */
  List<CitedTurn> cited(Collection<Anchor> anchors) {
    Map<EntryId, List<ReadSentence>> touched = new LinkedHashMap<>();
    for (Anchor anchor : anchors) {
      EntryId entry = anchor.ref().id();
      Optional<String> text = anchor.byUser() ? text(entry) : Optional.empty();
      if (text.isPresent()) {
        touched(anchor, text.get(), touched.computeIfAbsent(entry, first -> new ArrayList<>()));
      }
    }
    return touched.entrySet().stream()
        .map(each -> new CitedTurn(
            each.getKey(), isDocument(each.getKey(), each.getValue()), each.getValue()))
        .toList();
  }

  /** Whether anything that is cited of a turn stands in another author's document. */
  private boolean isDocument(EntryId entry, List<ReadSentence> cited) {
    return text(entry)
        .map(text -> read(entry, text))
        .filter(turn -> cited.stream().anyMatch(turn::isOfDocument))
        .isPresent();
  }

  /**
   * The words of the entries that are cited, whole, with the names of the tools that printed them, what these were called
   * with, and where a document is from.
   */
  String entries(Collection<Anchor> anchors) {
    Map<EntryId, String> all = new LinkedHashMap<>();
    for (Anchor anchor : anchors) {
      EntryId id = anchor.ref().id();
      text(id).ifPresent(text -> all.computeIfAbsent(id, any -> around(id) + "\n" + text));
    }
    return String.join("\n", all.values());
  }

  /** The index leaves out what a tool was called with; the log has it. */
  private String around(EntryId id) {
    Entry found = memory.index().find(id).orElseThrow();
    Optional<String> args = found.logged().role() == Role.TOOL
        ? log.at(found.position(), EntryLogged.class)
            .flatMap(EntryLogged::called)
            .flatMap(called -> texts.of(called.args()))
        : Optional.empty();
    return Stream.of(found.logged().tool().map(ToolId::toString), found.logged().uri(), args)
        .flatMap(Optional::stream)
        .collect(Collectors.joining("\n"));
  }

  private void touched(Anchor anchor, String text, List<ReadSentence> all) {
    int length = text.codePointCount(0, text.length());
    int from = text.offsetByCodePoints(0, Math.min(anchor.ref().start(), length));
    int to = text.offsetByCodePoints(0, Math.min(anchor.ref().end(), length));
    for (ReadSentence sentence : read(anchor.ref().id(), text).sentences()) {
      boolean touches =
          sentence.sentence().start() < to && from < sentence.sentence().end();
      if (touches && !all.contains(sentence)) {
        all.add(sentence);
      }
    }
  }

  private Optional<String> text(EntryId entry) {
    return memory.index().find(entry).flatMap(found -> texts.of(found.logged().text()));
  }
}
