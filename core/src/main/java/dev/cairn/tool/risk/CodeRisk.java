package dev.cairn.tool.risk;

import dev.cairn.log.Risk;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What code would do, by the names of {@code code.txt} that it calls. */
final class CodeRisk {
  static final CodeRisk NAMES = new CodeRisk(RuleFile.lines("code.txt"));

  private static final Pattern NAME = Pattern.compile("[\\p{L}_$][\\p{L}\\p{N}_$-]*+");

  private static final String CALLED = "()";

  private final Map<String, Risk> names = new HashMap<>();
  private final Map<String, Risk> calls = new HashMap<>();

  private CodeRisk(List<String> lines) {
    Risk risk = Risk.MODERATE;
    for (String line : lines) {
      if (line.startsWith("=")) {
        risk = Risk.valueOf(line.substring(1).strip().toUpperCase(Locale.ROOT));
      } else {
        for (String name : line.split(" +", -1)) {
          add(name, risk);
        }
      }
    }
  }

  private void add(String name, Risk risk) {
    if (name.endsWith(CALLED)) {
      calls.put(name.substring(0, name.length() - CALLED.length()), risk);
    } else {
      names.put(name, risk);
    }
  }

  /** The worst name and no other: code repeats itself. */
  List<Found> in(String code) {
    List<Found> found = new ArrayList<>();
    Matcher matcher = NAME.matcher(code);
    while (matcher.find()) {
      boolean called = matcher.end() < code.length() && code.charAt(matcher.end()) == '(';
      Risk risk =
          (called ? calls : names).getOrDefault(matcher.group(), names.get(matcher.group()));
      if (risk != null && (found.isEmpty() || risk.isWorseThan(found.get(0).risk()))) {
        found.clear();
        found.add(new Found(risk, "code that calls " + matcher.group()));
      }
    }
    return found;
  }
}
