package dev.cairn.text.guard;

import dev.cairn.text.Cues;
import dev.cairn.text.Language;
import dev.cairn.text.Token;
import dev.cairn.text.Tokenizer;
import dev.cairn.text.call.ReadCall;
import dev.cairn.text.call.ReadCall.Command;
import dev.cairn.text.call.ReadCall.SqlStatement;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A call as guards see it: stems by where they stand, acts, and whether it looks, asks or was allowed. */
final class ReadAction {
  private static final int TEXT_CHARS_MAX = 20_000;

  private final ReadCall call;
  private final Set<String> said = new HashSet<>();
  private final Set<String> done = new HashSet<>();
  private final Set<String> added = new HashSet<>();
  private final Set<String> removed = new HashSet<>();
  private final Set<String> all = new HashSet<>();
  private final Set<String> inCommands = new HashSet<>();
  private final Set<String> inPaths = new HashSet<>();
  private final Set<String> inTool = new HashSet<>();
  private final Set<String> fresh = new HashSet<>();
  private final Set<String> gone = new HashSet<>();
  private final Set<String> kept = new HashSet<>();
  private final BitSet actsDone;
  private final BitSet actsSaid = new BitSet();
  private final List<String> parts;
  private final boolean looks;
  private final boolean asks;
  private final boolean plans;
  private final boolean asksByTool;
  private final boolean approved;
  private final boolean lacking;
  private final boolean denies;
  private final Denials denials;
  private final Segments segments;
  private final Set<String> now = new HashSet<>();
  private final Set<String> inUse = new HashSet<>();

  ReadAction(ReadCall call) {
    this.call = call;
    List<Token> tokens = Tokenizer.tokens(head(call.words()));
    words(tokens);
    structure();
    code(call.added(), added);
    code(call.removed(), removed);
    places();
    all.addAll(said);
    all.addAll(done);
    all.addAll(added);
    all.addAll(removed);
    actsDone = Acts.all().of(call);
    asks = GuardWords.ASKS.occursIn(tokens);
    String toolWords = String.join(" ", Acts.toolWords(call.tool()));
    asksByTool = GuardWords.ASKS.occursIn(Tokenizer.tokens(toolWords));
    plans =
        call.commands().isEmpty() && call.statements().isEmpty() && call.tool().isEmpty();
    approved = GuardWords.APPROVED.occursIn(tokens);
    lacking = GuardWords.LACKING.occursIn(tokens);
    denies = Cues.NEGATION.in(tokens);
    looks = new LookCheck(call).onlyLooks(tokens, actsSaid);
    denials = new Denials(tokens, Language.of(tokens));
    segments = new Segments(call, tokens, Language.of(tokens));
    inUse.addAll(inCommands);
    inUse.addAll(inTool);
    inUse.addAll(fresh);
    inUse.addAll(said);
    now.addAll(said);
    now.addAll(done);
    now.addAll(added);
    parts = ActionParts.of(call, !tokens.isEmpty());
  }

  private static String head(String text) {
    return text.substring(0, Math.min(text.length(), TEXT_CHARS_MAX));
  }

  private void words(List<Token> tokens) {
    Language language = Language.of(tokens);
    boolean[] content = Terms.content(tokens, language);
    for (int i = 0; i < tokens.size(); i++) {
      if (content[i]) {
        said.addAll(Terms.of(tokens.get(i), language));
      }
      if (!tokens.get(i).isMark()) {
        actsSaid.or(Acts.all().at(tokens, i));
      }
    }
  }

  private void structure() {
    List<String> stems = new ArrayList<>();
    for (Command command : call.commands()) {
      for (String word : Aliases.expand(command)) {
        Terms.split(head(word), stems);
      }
      command.assignments().forEach(word -> Terms.split(head(word), stems));
    }
    for (SqlStatement statement : call.statements()) {
      Terms.split(head(statement.text()), stems);
    }
    inCommands.addAll(stems);
    List<String> inPath = new ArrayList<>();
    call.paths().forEach(path -> Terms.split(head(path), inPath));
    inPaths.addAll(inPath);
    done.addAll(inPath);
    call.hosts().forEach(host -> Terms.split(host, stems));
    call.requests()
        .forEach(request -> Terms.split(head(request.method() + " " + request.path()), stems));
    Acts.toolWords(call.tool()).forEach(word -> inTool.add(Terms.stem(word, Language.ENGLISH)));
    done.addAll(inTool);
    done.addAll(stems);
  }

  private void places() {
    fresh.addAll(added);
    fresh.removeAll(removed);
    gone.addAll(removed);
    gone.removeAll(added);
    kept.addAll(added);
    kept.retainAll(removed);
  }

  private static void code(String text, Set<String> into) {
    List<String> stems = new ArrayList<>();
    Terms.split(head(text), stems);
    into.addAll(stems);
  }

  boolean hasEdit() {
    return !call.added().isEmpty() || !call.removed().isEmpty();
  }

  ReadCall call() {
    return call;
  }

  /** Stems of what is said in words. */
  Set<String> said() {
    return said;
  }

  /** Stems of what is carried out: commands, statements, paths, hosts, the tool. */
  Set<String> done() {
    return done;
  }

  Set<String> added() {
    return added;
  }

  Set<String> removed() {
    return removed;
  }

  Set<String> all() {
    return all;
  }

  /** Stems by place: said, in commands, in paths, in the tool, newly written, taken out, left as it was. */
  Set<String> at(int place) {
    return switch (place) {
      case 0 -> said;
      case 1 -> inCommands;
      case 2 -> inPaths;
      case 3 -> inTool;
      case 4 -> fresh;
      case 5 -> gone;
      default -> kept;
    };
  }

  BitSet actsDone() {
    return actsDone;
  }

  BitSet actsSaid() {
    return actsSaid;
  }

  /** Its parts as texts, for vectors. */
  List<String> parts() {
    return parts;
  }

  /** Whether it changes nothing. */
  boolean looks() {
    return looks;
  }

  /** Whether it asks, proposes or reports instead of doing: a call does something, whatever it says. */
  boolean asks() {
    boolean inWords = asks && (plans || !Acts.all().anyChanges(actsDone));
    return !lacking && (asksByTool || inWords);
  }

  /** Whether it is told in words alone. */
  boolean plans() {
    return plans;
  }

  /** Whether it says that the word was given. */
  boolean approved() {
    return approved && !lacking;
  }

  /** Whether it says that something is missing or skipped. */
  boolean lacking() {
    return lacking;
  }

  Segments segments() {
    return segments;
  }

  /** What it says is left out or missing. */
  Denials denials() {
    return denials;
  }

  /** Stems of programs, packages, tools and of what is newly written; of words if there is nothing else. */
  Set<String> inUse() {
    return inUse;
  }

  /** All stems but those of the text that is taken out. */
  Set<String> now() {
    return now;
  }

  boolean denies() {
    return denies;
  }
}
