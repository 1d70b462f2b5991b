package dev.cairn.tool.risk;

import dev.cairn.log.Risk;
import dev.cairn.tool.risk.RiskAssessment.Reason;
import dev.cairn.tool.risk.RiskAssessment.Source;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The seed's rule as it is printed: the first of its patterns that is anywhere in the name. It calls
 * {@code thread_delete} safe, for there is a "read" in it; it is here to prove fidelity.
 */
final class SeedRules implements RiskRules {
  private static final Map<String, Risk> PATTERNS = patterns();

  private static Map<String, Risk> patterns() {
    Map<String, Risk> patterns = new LinkedHashMap<>();
    for (String safe : List.of("read", "list", "search", "get", "fetch", "query")) {
      patterns.put(safe, Risk.SAFE);
    }
    for (String moderate : List.of("write", "create", "update", "commit", "push", "insert")) {
      patterns.put(moderate, Risk.MODERATE);
    }
    for (String bad : List.of("delete", "remove", "drop", "truncate", "format", "reset")) {
      patterns.put(bad, Risk.DANGEROUS);
    }
    return patterns;
  }

  @Override
  public RiskAssessment judge(ToolText tool) {
    String name = tool.name().toLowerCase(Locale.ROOT);
    for (Map.Entry<String, Risk> pattern : PATTERNS.entrySet()) {
      if (name.contains(pattern.getKey())) {
        return said(Source.RULE, "'" + pattern.getKey() + "' is in it", pattern.getValue());
      }
    }
    return said(Source.DEFAULT, "no pattern is in it", Risk.MODERATE);
  }

  private static RiskAssessment said(Source source, String what, Risk risk) {
    return new RiskAssessment(risk, source, List.of(new Reason(what, "name", risk, 0)));
  }
}
