package dev.cairn.eval.secrets;

import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Samples;
import dev.cairn.text.secret.SecretScanner;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/** How fast text is scanned, beside one search for a word, and how time grows with hostile text. */
final class ScanSpeed {
  private static final int MEGABYTE = 1 << 20;
  private static final int ROUNDS = 5;
  private static final String ABSENT = "\u0001nowhere\u0001";

  private ScanSpeed() {}

  static List<Figure> of(SecretScanner scanner, List<String> texts) {
    String ordinary = filled(String.join("\n", texts), MEGABYTE);
    List<Figure> figures = new ArrayList<>();
    figures.add(speed("ordinary", "scan", ordinary, text -> scanner.scan(text).size()));
    figures.add(speed("ordinary", "indexOf", ordinary, text -> text.indexOf(ABSENT)));
    hostile().forEach((name, unit) -> {
      figures.add(speed(
          name,
          "scan 256 KB",
          filled(unit, MEGABYTE / 4),
          text -> scanner.scan(text).size()));
      figures.add(speed(
          name, "scan 1 MB", filled(unit, MEGABYTE), text -> scanner.scan(text).size()));
    });
    return figures;
  }

  /** Text made to be slow on: if time were not linear, 1 MB would be slower a byte than 256 KB. */
  private static Map<String, String> hostile() {
    String encoded = Base64.getEncoder()
        .encodeToString(filled("password = ", 3 * 1024).getBytes(StandardCharsets.UTF_8));
    Map<String, String> units = new LinkedHashMap<>();
    units.put("a=", "a=");
    units.put("token=", "token=");
    units.put("base64", encoded);
    units.put("quotes", "\"+\\\n \"");
    units.put("begin", "-----BEGIN PRIVATE KEY-----");
    units.put("at signs", "a://b:c@");
    units.put("percent", "%2525");
    return units;
  }

  private static String filled(String unit, int length) {
    return unit.repeat(length / Math.max(1, unit.length()) + 1).substring(0, length);
  }

  private static Figure speed(String set, String metric, String text, ToIntFunction<String> scan) {
    List<Double> rates = new ArrayList<>();
    int found = scan.applyAsInt(text);
    for (int i = 0; i < ROUNDS; i++) {
      long from = System.nanoTime();
      found += scan.applyAsInt(text);
      rates.add(text.length() / (double) MEGABYTE / ((System.nanoTime() - from) / 1e9));
    }
    return Figure.of(
        set, found > 0 ? "with findings" : Figure.ALL, metric, "MB a second", Samples.of(rates));
  }
}
