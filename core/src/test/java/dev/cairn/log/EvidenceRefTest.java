package dev.cairn.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

/** Evidence is checked when it is made and whenever it is read. */
class EvidenceRefTest {
  private static final EntryId ENTRY = new EntryId("en_1");

  private static StoredText text(String words) {
    return new StoredText(new TextId("tx_1"), Bytes.of(new byte[] {1, 2, 3}), words);
  }

  @Test
  void spansCountCodePoints() {
    StoredText text = text("👍 never 🚫 force-push");
    EvidenceRef ref = EvidenceRef.cite(ENTRY, Role.USER, text, 2, 7);
    assertThat(ref.resolve(text)).isEqualTo("never");
    assertThat(EvidenceRef.quote(ENTRY, Role.USER, text, "force-push"))
        .extracting(EvidenceRef::start, EvidenceRef::end)
        .isEqualTo(List.of(10, 20).stream().map(i -> (Object) i).toList());
  }

  @Test
  void aQuoteMustBeThereWordForWord() {
    assertThatThrownBy(() ->
            EvidenceRef.quote(ENTRY, Role.USER, text("Never force-push."), "never force-push"))
        .isInstanceOfSatisfying(
            CairnException.class, e -> assertThat(e.code()).isEqualTo(Code.EVIDENCE_MISMATCH));
  }

  @Test
  void changedWordsAreNoticedAtRead() {
    EvidenceRef ref = EvidenceRef.quote(ENTRY, Role.TOOL, text("exit code 1"), "code 1");
    assertThatThrownBy(() -> ref.resolve(text("exit code 0")))
        .hasMessageContaining("no longer says");
    assertThatThrownBy(() -> ref.resolve(text("exit"))).hasMessageContaining("outside");
  }

  @Test
  void theAssistantProvesNothing() {
    assertThatThrownBy(() -> EvidenceRef.cite(ENTRY, Role.ASSISTANT, text("I am sure"), 0, 4))
        .hasMessageContaining("assistant");
  }

  @Property
  void whatIsCitedIsResolved(
      @ForAll @StringLength(min = 2, max = 40) String words,
      @ForAll @IntRange(max = 60) int a,
      @ForAll @IntRange(max = 60) int b) {
    StoredText text = text(words);
    int length = words.codePointCount(0, words.length());
    int start = Math.min(a, b) % length;
    int end = start + 1 + Math.max(a, b) % (length - start);
    EvidenceRef ref = EvidenceRef.cite(ENTRY, Role.DOCUMENT, text, start, end);
    assertThat(ref.resolve(text).codePointCount(0, ref.resolve(text).length()))
        .isEqualTo(end - start);
  }
}
