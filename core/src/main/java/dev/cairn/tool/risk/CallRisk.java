package dev.cairn.tool.risk;

import dev.cairn.log.Risk;
import dev.cairn.text.call.CallReader;
import dev.cairn.text.call.ReadCall;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a call would carry out, as it was read: its worst part counts, and what cannot be read is the worst. */
final class CallRisk {
  private CallRisk() {}

  static List<Found> of(ReadCall call, Places places, CallReader reader) {
    List<Found> found = new ArrayList<>();
    if (call.unreadable()) {
      found.add(new Found(Risk.DANGEROUS, "something that would be carried out cannot be read"));
    }
    found.addAll(CommandRisk.in(call, places, Optional.of(reader)));
    found.addAll(SqlRisk.in(call.statements()));
    found.addAll(HttpRisk.in(call.requests(), places));
    found.addAll(CodeRisk.in(call.code(), places, reader));
    return found;
  }
}
