package dev.cairn.search;

import dev.cairn.explain.Explanation;
import dev.cairn.index.Entry;
import dev.cairn.log.EvidenceRef;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.Role;
import dev.cairn.log.StoredText;
import dev.cairn.operation.Cited;
import dev.cairn.operation.Search;
import dev.cairn.policy.SearchPolicy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Shows an entry: its text, cut if it is long, and the passage it was found by as evidence. */
final class EntryResult {
  private static final String STATUS = "logged";
  private static final String NOT_EVIDENCE = "not_evidence";
  private static final String FAILED = "failed";
  private static final String TRUNCATED = "truncated";

  private final SearchPolicy policy;

  EntryResult(SearchPolicy policy) {
    this.policy = policy;
  }

  /** Checks the stored text against the log first: words that changed are never shown. */
  Search.Result of(Ranked ranked, Explanation why, Set<String> terms, StoredText stored) {
    Entry entry = ranked.candidate().entry();
    EntryLogged logged = entry.logged();
    String text = logged.text().resolve(stored);
    String shown = shown(text);
    return new Search.Result(
        Search.Result.ENTRY,
        entry.id().value(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(shown),
        entry.scope(),
        STATUS,
        flags(logged, shown.length() < text.length(), ranked.candidate().isIndexed()),
        why.value(),
        evidence(entry, stored, terms),
        why,
        Optional.of(logged.episode()),
        Optional.of(logged.role()),
        logged.tool(),
        logged.at(),
        entry.position());
  }

  private String shown(String text) {
    if (text.length() <= policy.textShownMax()
        || text.codePointCount(0, text.length()) <= policy.textShownMax()) {
      return text;
    }
    return text.substring(0, text.offsetByCodePoints(0, (int) policy.textShownMax()));
  }

  private static List<String> flags(EntryLogged logged, boolean truncated, boolean indexed) {
    List<String> flags = new ArrayList<>();
    if (logged.role().evidence().isEmpty()) {
      flags.add(NOT_EVIDENCE);
    }
    // Absent means unknown, never failure.
    if (logged.role() == Role.TOOL && logged.ok().equals(Optional.of(false))) {
      flags.add(FAILED);
    }
    if (truncated) {
      flags.add(TRUNCATED);
    }
    if (!indexed) {
      flags.add(Search.Result.NOT_INDEXED);
    }
    return List.copyOf(flags);
  }

  private List<Cited> evidence(Entry entry, StoredText stored, Set<String> terms) {
    Role role = entry.logged().role();
    Optional<Passage> passage = role.evidence()
        .flatMap(kind -> Passage.best(stored.text(), terms, (int) policy.quoteMax()));
    return passage.map(found -> cite(entry, role, stored, found)).stream().toList();
  }

  private static Cited cite(Entry entry, Role role, StoredText stored, Passage passage) {
    int start = stored.text().codePointCount(0, passage.start());
    int end = start + stored.text().codePointCount(passage.start(), passage.end());
    EvidenceRef ref = EvidenceRef.cite(entry.id(), role, stored, start, end);
    return Cited.of(ref, ref.resolve(stored));
  }
}
