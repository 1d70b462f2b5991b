package dev.cairn.eval.secrets;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Puts a secret, and the setting around it, into the text of a template. */
final class Filling {
  private static final Pattern NAME = Pattern.compile("%(\\w+(?::\\w+)?)%");
  private static final Pattern ENCODED = Pattern.compile("%b64\\((.*?)\\)%", Pattern.DOTALL);
  private static final String WHOLE = "%secret%";

  private final SecretKind kind;
  private final SecretValue value;
  private final Setting setting;
  private final int cut;

  Filling(SecretKind kind, SecretValue value, Setting setting, Random random) {
    this.kind = kind;
    this.value = value;
    this.setting = setting;
    this.cut = cut(value, random);
  }

  /** In the middle third of what is secret, so that either half alone gives it away. */
  private static int cut(SecretValue value, Random random) {
    int length = value.secret().length();
    int start = value.text().indexOf(value.secret());
    return start + length / 3 + random.nextInt(length / 3 + 1);
  }

  String of(String template) {
    StringBuilder filled = new StringBuilder();
    Matcher encoded = ENCODED.matcher(template);
    int end = 0;
    while (encoded.find()) {
      filled.append(named(repeated(template.substring(end, encoded.start()))));
      filled.append(base64(named(encoded.group(1))));
      end = encoded.end();
    }
    return filled.append(named(repeated(template.substring(end)))).toString();
  }

  private static String base64(String text) {
    return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }

  /** A line that holds a secret of several lines once for each, so that an indent or a quote is around all of them. */
  private String repeated(String template) {
    if (value.text().indexOf('\n') < 0) {
      return template;
    }
    List<String> lines = new ArrayList<>();
    for (String line : template.split("\n", -1)) {
      if (line.contains(WHOLE)) {
        value.text().lines().forEach(each -> lines.add(line.replace(WHOLE, each)));
      } else {
        lines.add(line);
      }
    }
    return String.join("\n", lines);
  }

  private String named(String template) {
    return NAME.matcher(template)
        .replaceAll(found -> Matcher.quoteReplacement(word(found.group(1))));
  }

  private String word(String name) {
    return switch (name) {
      case "secret" -> value.text();
      case "secret:head" -> value.text().substring(0, cut);
      case "secret:tail" -> value.text().substring(cut);
      case "secret:flat" -> value.text().replace("\n", "\\n");
      case "VAR" -> kind.variable();
      case "var" -> kind.snake();
      case "kebab" -> kind.kebab();
      case "camel" -> kind.camel();
      case "what" -> kind.what();
      case "host" -> kind.hostName();
      case "base" -> kind.host();
      case "header" -> kind.header();
      case "headername" -> kind.headerName();
      case "headervalue" -> kind.headerValue();
      default -> setting.named(name);
    };
  }
}
