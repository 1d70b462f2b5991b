package dev.cairn.log;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Who speaks in an entry. It decides what the entry can be evidence for. */
public enum Role {
  USER(EvidenceRef.Kind.USER_SPAN),
  /** What the model itself said; never evidence. */
  ASSISTANT(null),
  TOOL(EvidenceRef.Kind.TOOL_OUTPUT),
  DOCUMENT(EvidenceRef.Kind.DOC_SPAN);

  private final EvidenceRef.@Nullable Kind evidence;

  Role(EvidenceRef.@Nullable Kind evidence) {
    this.evidence = evidence;
  }

  public Optional<EvidenceRef.Kind> evidence() {
    return Optional.ofNullable(evidence);
  }

  @JsonValue
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
