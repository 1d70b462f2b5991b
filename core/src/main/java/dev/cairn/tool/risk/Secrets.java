package dev.cairn.tool.risk;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Names that say that a secret is behind them, and variables that run something. */
final class Secrets {
  private static final Pattern NAMED = Pattern.compile(
      "token|secret|passw|pwd|api_?key|access_?key|private_?key|credential|auth_?key|session_?id");

  private static final List<String> HOOKS = List.of(
      "ld_preload=",
      "ld_library_path=",
      "dyld_insert_libraries=",
      "git_ssh_command=",
      "git_ssh=",
      "bash_env=",
      "prompt_command=",
      "node_options=--require",
      "pythonstartup=",
      "perl5opt=",
      "rubyopt=",
      "git_external_diff=",
      "git_pager=!",
      "ps4=",
      "java_tool_options=",
      "lessopen=",
      "lessclose=",
      "histfile=/dev/null",
      "manpager=",
      "git_editor=",
      "pager=/");

  private Secrets() {}

  static boolean isNamed(String name) {
    return NAMED.matcher(name.toLowerCase(Locale.ROOT)).find();
  }

  /** A word with a variable in it whose name says secret. */
  static boolean isVariable(String word) {
    int dollar = word.indexOf('$');
    return dollar >= 0 && isNamed(word.substring(dollar));
  }

  static boolean isHook(String assignment) {
    String lower = assignment.toLowerCase(Locale.ROOT);
    return HOOKS.stream().anyMatch(lower::startsWith);
  }
}
