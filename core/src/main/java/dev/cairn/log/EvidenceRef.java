package dev.cairn.log;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import java.util.Locale;

/**
 * The words a belief rests on: a span of an entry, in code points, with the hash of the quoted words.
 * Checked when it is made and whenever it is read: a citation that no longer matches is a fault, never a
 * fact.
 */
public record EvidenceRef(Kind kind, EntryId id, int start, int end, Bytes hash) {

  /** What the words are, which decides how much they weigh. */
  public enum Kind {
    USER_SPAN,
    TOOL_OUTPUT,
    DOC_SPAN;

    @JsonValue
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public EvidenceRef {
    if (start < 0 || end <= start) {
      throw CairnException.invalid(
          "evidence",
          "evidence must span at least one character, was [" + start + ", " + end + ")");
    }
  }

  /** Cites code points {@code [start, end)} of an entry. */
  public static EvidenceRef cite(EntryId entry, Role role, StoredText text, int start, int end) {
    Kind kind = citable(entry, role);
    int length = text.text().codePointCount(0, text.text().length());
    if (start < 0 || end > length || start >= end) {
      throw CairnException.invalid(
          "evidence",
          "evidence [" + start + ", " + end + ") lies outside entry " + entry + " of " + length);
    }
    return new EvidenceRef(kind, entry, start, end, text.hash(span(text.text(), start, end)));
  }

  /**
   * Cites the first place where the entry says these words, word for word; if there is none, one that
   * differs in white space or Unicode form alone.
   */
  public static EvidenceRef quote(EntryId entry, Role role, StoredText text, String quote) {
    Kind kind = citable(entry, role);
    String whole = text.text();
    int at = quote.isBlank() ? -1 : whole.indexOf(quote);
    LooseQuote.Span span = at >= 0
        ? new LooseQuote.Span(at, at + quote.length())
        : LooseQuote.find(whole, quote)
            .orElseThrow(() -> mismatch("the quote is not in entry " + entry + " word for word"));
    int start = whole.codePointCount(0, span.start());
    int end = start + whole.codePointCount(span.start(), span.end());
    String words = whole.substring(span.start(), span.end());
    return new EvidenceRef(kind, entry, start, end, text.hash(words));
  }

  /** The quoted words, if the entry still says them. */
  public String resolve(StoredText text) {
    int length = text.text().codePointCount(0, text.text().length());
    if (end > length) {
      throw mismatch("evidence [" + start + ", " + end + ") lies outside entry " + id);
    }
    String quoted = span(text.text(), start, end);
    if (!text.hash(quoted).equals(hash)) {
      throw mismatch("entry " + id + " no longer says what was quoted from it");
    }
    return quoted;
  }

  private static Kind citable(EntryId entry, Role role) {
    return role.evidence()
        .orElseThrow(() -> mismatch("entry " + entry + " is the assistant's; it proves nothing"));
  }

  private static String span(String text, int start, int end) {
    int from = text.offsetByCodePoints(0, start);
    return text.substring(from, text.offsetByCodePoints(from, end - start));
  }

  private static CairnException mismatch(String message) {
    return new CairnException(Code.EVIDENCE_MISMATCH, "evidence", message);
  }
}
