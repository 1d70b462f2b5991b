package dev.cairn.tool.risk;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Other names that code gives to what it uses: {@code import os as o}, {@code from os import remove as r},
 * {@code const {unlinkSync: u} = require('fs')}, {@code run = os.system}.
 */
final class CodeNames {
  private static final String NAME = "[\\p{L}_$][\\p{L}\\p{N}_$]*+";
  private static final String DOTTED = NAME + "(?:\\." + NAME + ")*+";
  private static final String MODULE = "['\"](?:node:)?([\\p{L}_$][^'\"\\s]*+)['\"]";
  private static final Pattern MODULE_AS = Pattern.compile(
      "(?:\\bimport|,)\\s+(?:\\*\\s+as\\s+)?(" + DOTTED + ")\\s+as\\s+(" + NAME + ")");
  private static final Pattern FROM =
      Pattern.compile("\\bfrom\\s+(" + DOTTED + ")\\s+import\\s+\\(?([^\\n;)]*+)");
  private static final Pattern PARTS = Pattern.compile(
      "\\{([^{}]*+)\\}\\s*(?:=\\s*(?:await\\s+)?(?:require|import)\\s*\\(\\s*|from\\s*)" + MODULE);
  private static final Pattern WHOLE = Pattern.compile("\\b(" + NAME
      + ")\\s*(?:=\\s*(?:await\\s+)?(?:require|import)\\s*\\(\\s*|from\\s*)" + MODULE);
  private static final Pattern ASSIGNED =
      Pattern.compile("\\b(" + NAME + ")\\s*=\\s*(" + NAME + "\\." + DOTTED + ")\\s*(?=[;\\n,]|$)");
  private static final Pattern PART =
      Pattern.compile("(" + NAME + ")(?:(?:\\s+as\\s+|\\s*:\\s*)(" + NAME + "))?");
  private static final int ALIASES_MAX = 200;

  private final Map<String, String> meant = new HashMap<>();

  static CodeNames in(String code) {
    CodeNames names = new CodeNames();
    Matcher module = MODULE_AS.matcher(code);
    while (module.find()) {
      names.put(module.group(2), module.group(1));
    }
    Matcher from = FROM.matcher(code);
    while (from.find()) {
      names.parts(from.group(1), from.group(2));
    }
    Matcher parts = PARTS.matcher(code);
    while (parts.find()) {
      names.parts(parts.group(2), parts.group(1));
    }
    Matcher whole = WHOLE.matcher(code);
    while (whole.find()) {
      names.put(whole.group(1), whole.group(2));
    }
    Matcher assigned = ASSIGNED.matcher(code);
    while (assigned.find()) {
      names.put(assigned.group(1), names.meant(assigned.group(2)));
    }
    return names;
  }

  private void parts(String module, String list) {
    Matcher part = PART.matcher(list);
    while (part.find()) {
      String alias = part.group(2) == null ? part.group(1) : part.group(2);
      put(alias, module + "." + part.group(1));
    }
  }

  private void put(String alias, String name) {
    if (meant.size() < ALIASES_MAX) {
      meant.put(alias, name);
    }
  }

  /** What a name stands for; itself if nothing says otherwise. */
  String meant(String name) {
    int dot = name.indexOf('.');
    String first = dot < 0 ? name : name.substring(0, dot);
    String other = meant.getOrDefault(first, first);
    return dot < 0 ? other : other + name.substring(dot);
  }
}
