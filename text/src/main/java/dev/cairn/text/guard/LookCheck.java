package dev.cairn.text.guard;

import dev.cairn.text.Token;
import dev.cairn.text.call.ReadCall;
import dev.cairn.text.call.ReadCall.Command;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

/** Whether a call changes nothing. */
final class LookCheck {
  private static final Set<String> READING_SQL =
      Set.of("SELECT", "SHOW", "DESCRIBE", "DESC", "EXPLAIN", "PRAGMA", "USE", "SET");
  private static final Set<String> READING_HTTP = Set.of("GET", "HEAD", "OPTIONS");

  private final ReadCall call;

  LookCheck(ReadCall call) {
    this.call = call;
  }

  boolean onlyLooks(List<Token> tokens, BitSet actsSaid) {
    boolean edits = !call.added().isEmpty() || !call.removed().isEmpty();
    if (edits || !call.statements().stream().allMatch(each -> READING_SQL.contains(each.verb()))) {
      return false;
    }
    if (!call.requests().stream().allMatch(each -> READING_HTTP.contains(each.method()))) {
      return false;
    }
    if (!call.commands().isEmpty()) {
      return call.commands().stream()
          .allMatch(command -> command.writes().isEmpty()
              && (Acts.all().onlyLooks(command)
                  || !call.statements().isEmpty()
                  || isPlainRequest(command)));
    }
    if (!call.statements().isEmpty()) {
      return true;
    }
    if (!call.tool().isEmpty()) {
      return Acts.toolWords(call.tool()).stream().anyMatch(GuardWords.LOOKING::contains);
    }
    return !tokens.isEmpty()
        && GuardWords.LOOKING.contains(tokens.get(0).key())
        && !Acts.all().anyChanges(actsSaid);
  }

  private boolean isPlainRequest(Command command) {
    return command.name().equals("curl") && !call.requests().isEmpty();
  }
}
