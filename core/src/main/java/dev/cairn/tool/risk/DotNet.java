package dev.cairn.tool.risk;

import dev.cairn.log.Risk;

/** Methods of .NET that PowerShell calls: {@code [io.file]::delete}. */
final class DotNet {
  private static final WordGroups NAMES = WordGroups.in("dotnet.txt");

  private DotNet() {}

  static Risk risk(String method) {
    if (NAMES.of("dangerous").stream().anyMatch(method::contains)) {
      return Risk.DANGEROUS;
    }
    return NAMES.of("moderate").stream().anyMatch(method::contains) ? Risk.MODERATE : Risk.SAFE;
  }
}
