package dev.cairn.search;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.index.Entry;
import dev.cairn.log.ContextName;
import dev.cairn.log.EntryId;
import dev.cairn.log.EventLog;
import dev.cairn.log.EvidenceRef;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextId;
import dev.cairn.log.ToolId;
import dev.cairn.operation.Cited;
import java.time.Instant;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the words evidence quotes, and checks that they still stand there. */
public final class Citations {
  private final ContextName context;
  private final EventLog log;
  private final EvidenceEntries entries;

  public Citations(ContextName context, EventLog log, EvidenceEntries entries) {
    this.context = context;
    this.log = log;
    this.entries = entries;
  }

  /** A piece of evidence with its words, and the entry it is of. */
  public record Quoted(Cited cited, Instant at, Optional<ToolId> tool) {}

  /** Each with its quote; what was erased or no longer says so is left out. */
  public Map<EvidenceRef, Cited> of(Collection<EvidenceRef> refs) {
    Map<EvidenceRef, Cited> cited = new LinkedHashMap<>();
    quoted(refs).forEach((ref, quoted) -> cited.put(ref, quoted.cited()));
    return cited;
  }

  /** The same, with when it was said and by which tool. */
  public Map<EvidenceRef, Quoted> quoted(Collection<EvidenceRef> refs) {
    Map<EntryId, Entry> found =
        entries.find(new HashSet<>(refs.stream().map(EvidenceRef::id).toList()));
    List<TextId> texts =
        found.values().stream().map(entry -> entry.logged().text().id()).toList();
    Map<TextId, StoredText> stored = texts.isEmpty() ? Map.of() : log.texts(context, texts);
    Map<EvidenceRef, Quoted> all = new LinkedHashMap<>();
    for (EvidenceRef ref : refs) {
      Entry entry = found.get(ref.id());
      StoredText text = entry == null ? null : stored.get(entry.logged().text().id());
      if (entry != null && text != null) {
        quote(ref, text).ifPresent(quote -> all.put(ref, quoted(ref, quote, entry.logged())));
      }
    }
    return all;
  }

  /** How many of so many are not known to be gone, if so many could be quoted. */
  int standing(int quoted, int all) {
    return entries.isSure() ? quoted : all;
  }

  private static Quoted quoted(EvidenceRef ref, String quote, EntryLogged entry) {
    return new Quoted(Cited.of(ref, quote), entry.at(), entry.tool());
  }

  /** Those of one list that could be resolved, in its order. */
  public static List<Cited> among(Map<EvidenceRef, Cited> all, Collection<EvidenceRef> refs) {
    return refs.stream().flatMap(ref -> Stream.ofNullable(all.get(ref))).toList();
  }

  private static Optional<String> quote(EvidenceRef ref, StoredText text) {
    try {
      return Optional.of(ref.resolve(text));
    } catch (CairnException e) {
      if (e.code() != Code.EVIDENCE_MISMATCH) {
        throw e;
      }
      // Words that changed are never shown; `verify` says so loudly.
      return Optional.empty();
    }
  }
}
