package dev.cairn.tool.risk;

import dev.cairn.log.Risk;
import dev.cairn.tool.risk.RiskAssessment.Reason;
import dev.cairn.tool.risk.RiskAssessment.Source;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** Lines of a table in the test's resources: parts between bars. */
final class RiskCase {
  private RiskCase() {}

  static List<List<String>> lines(String file) {
    try (InputStream in = RiskCase.class.getResourceAsStream("/risk/" + file)) {
      if (in == null) {
        throw new IllegalStateException("no " + file);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> List.of(line.split("\\|", 3)).stream().map(String::strip).toList())
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Risk risk(String label) {
    return Risk.valueOf(label.toUpperCase(Locale.ROOT));
  }

  static RiskAssessment judged(Risk risk) {
    return new RiskAssessment(risk, Source.RULE, List.of(new Reason("given", "name", risk, 0)));
  }
}
