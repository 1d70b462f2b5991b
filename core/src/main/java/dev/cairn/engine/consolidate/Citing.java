package dev.cairn.engine.consolidate;

import dev.cairn.card.extract.Ownership;
import dev.cairn.engine.Memory;
import dev.cairn.engine.TextReads;
import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.index.Entry;
import dev.cairn.index.EntryIndex;
import dev.cairn.log.Anchor;
import dev.cairn.log.EvidenceRef;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.Role;
import dev.cairn.log.Source;
import dev.cairn.log.StoredText;
import dev.cairn.log.ToolId;
import dev.cairn.log.Trust;
import dev.cairn.operation.Evidence;
import dev.cairn.text.output.OutputReader;
import dev.cairn.text.output.ReadOutput;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Turns what a caller gives as evidence into anchors, or says what is wrong with it. */
public final class Citing {
  private final Memory memory;
  private final TextReads texts;
  private final OutputReader outputs;

  public Citing(Memory memory, OutputReader outputs) {
    this.memory = memory;
    this.texts = new TextReads(memory);
    this.outputs = outputs;
  }

  public List<Anchor> anchors(List<Evidence> evidence) {
    if (evidence.isEmpty()) {
      return List.of();
    }
    long most = memory.look(() -> memory.state().policy().policy().card().evidenceMax());
    if (evidence.size() > most) {
      throw CairnException.tooLarge(
          "evidence", "%d pieces of evidence; at most %d fit".formatted(evidence.size(), most));
    }
    EntryIndex index = memory.indexAt(memory.freshen());
    List<Anchor> anchors = new ArrayList<>();
    for (Evidence each : evidence) {
      Anchor anchor = anchor(each, index);
      if (anchors.stream().noneMatch(other -> other.ref().equals(anchor.ref()))) {
        anchors.stream().filter(other -> overlaps(other, anchor)).findFirst().ifPresent(other -> {
          throw CairnException.invalid(
              "evidence",
              "two pieces of evidence overlap in entry %s: [%d, %d) and [%d, %d); give one of both"
                  .formatted(
                      anchor.ref().id(),
                      other.ref().start(),
                      other.ref().end(),
                      anchor.ref().start(),
                      anchor.ref().end()));
        });
        anchors.add(anchor);
      }
    }
    return anchors;
  }

  private static boolean overlaps(Anchor a, Anchor b) {
    return a.ref().id().equals(b.ref().id())
        && a.ref().start() < b.ref().end()
        && b.ref().start() < a.ref().end();
  }

  private Anchor anchor(Evidence evidence, EntryIndex index) {
    Entry entry = index
        .find(evidence.entry())
        .orElseThrow(() -> CairnException.notFound(
            "evidence", "there is no entry '" + evidence.entry() + "'; `log` answers with ids"));
    StoredText text = texts
        .stored(entry.logged().text())
        .orElseThrow(() -> CairnException.notFound(
            "evidence", "the words of entry '" + evidence.entry() + "' were erased"));
    return anchor(entry.logged(), ref(evidence, entry.logged(), text), text);
  }

  private static EvidenceRef ref(Evidence evidence, EntryLogged entry, StoredText text) {
    boolean spanned = evidence.start().isPresent() || evidence.end().isPresent();
    if (!spanned) {
      String quote = evidence
          .quote()
          .orElseThrow(() -> CairnException.invalid(
              "evidence", "evidence needs a quote, or start and end, besides its entry"));
      return EvidenceRef.quote(entry.entry(), entry.role(), text, quote);
    }
    if (evidence.start().isEmpty() || evidence.end().isEmpty()) {
      throw CairnException.invalid("evidence", "evidence has start or end alone; give both");
    }
    EvidenceRef cited = EvidenceRef.cite(
        entry.entry(),
        entry.role(),
        text,
        evidence.start().getAsInt(),
        evidence.end().getAsInt());
    Optional<EvidenceRef> quoted =
        evidence.quote().map(quote -> EvidenceRef.quote(entry.entry(), entry.role(), text, quote));
    if (quoted.filter(ref -> !ref.hash().equals(cited.hash())).isPresent()) {
      throw new CairnException(
          Code.EVIDENCE_MISMATCH,
          "evidence",
          "quote and span of the evidence differ; give one of both");
    }
    return cited;
  }

  /** What the entry was, kept with the evidence so that it can be judged again from the log alone. */
  public Anchor anchor(EntryLogged entry, EvidenceRef ref, StoredText text) {
    if (Ownership.isRecited(text.text(), ref.start(), ref.end())) {
      throw CairnException.invalid(
          "evidence", "these words only repeat what memory handed out; cite what it rests on");
    }
    boolean told = entry.ok().isPresent() || entry.exitCode().orElse(0) != 0;
    boolean inferred = entry.role() == Role.TOOL && !told && readsAsFailed(entry, text);
    boolean failed = entry.role() == Role.TOOL
        && entry.ok().map(ok -> !ok).orElse(entry.exitCode().orElse(0) != 0 || inferred);
    return new Anchor(
        ref,
        entry.episode(),
        entry.at(),
        origin(entry),
        inferred
            ? Trust.lowest(List.of(Trust.INFERRED, trust(entry, ref, text)))
            : trust(entry, ref, text),
        entry.tool(),
        failed,
        entry.via());
  }

  /** Where nobody says how it went, and an exit code of 0 may be that of a pipe, the text tells. */
  private boolean readsAsFailed(EntryLogged entry, StoredText text) {
    String tool = entry.tool().map(ToolId::tool).orElse("");
    return outputs.read(tool, "", text.text()).outcome() == ReadOutput.Outcome.FAILED;
  }

  /** Whoever repeats himself is one witness: the user or a tool of an episode, a document wherever. */
  private static String origin(EntryLogged entry) {
    return switch (entry.role()) {
      case USER, ASSISTANT -> "user:" + entry.episode();
      case TOOL ->
        entry
            .tool()
            .map(tool -> "tool:" + tool + "@" + entry.episode())
            .orElse("tool@" + entry.episode());
      case DOCUMENT ->
        entry.uri().map(uri -> "document:" + uri).orElse("document@" + entry.episode());
    };
  }

  /** What nobody says is from outside is from inside, unless it has an address on the web. */
  private static Trust trust(EntryLogged entry, EvidenceRef ref, StoredText text) {
    if (entry.role() == Role.USER) {
      // What a user pastes is not his word: it is a stranger's, for all anybody knows.
      return Ownership.isOwn(text.text(), ref.start(), ref.end()) ? Trust.USER : Trust.EXTERNAL;
    }
    boolean web = entry
        .uri()
        .map(uri -> uri.toLowerCase(Locale.ROOT).matches("(https?|ftp)://.*"))
        .orElse(false);
    Source source = entry.source().orElse(web ? Source.EXTERNAL : Source.INTERNAL);
    return source == Source.EXTERNAL ? Trust.EXTERNAL : Trust.INTERNAL;
  }
}
