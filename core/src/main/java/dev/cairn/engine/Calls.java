package dev.cairn.engine;

import dev.cairn.fault.CairnException;
import dev.cairn.log.Called;
import dev.cairn.log.Draft;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.EventCodec;
import dev.cairn.log.Scope;
import dev.cairn.log.StoredText;
import dev.cairn.log.ToolId;
import dev.cairn.text.call.CallReader;
import dev.cairn.text.call.Executor;
import dev.cairn.text.call.ReadCall;
import dev.cairn.tool.decision.Arguments;
import dev.cairn.tool.outcome.Marks;
import dev.cairn.tool.record.LastCalls;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

/**
 * Knows the very same call again. Two calls are the same if they have the same tool and arguments; two of tools that
 * carry out what they are given, if they carry out the same, however the tools and the rest of their arguments are called.
 */
public final class Calls {
  private static final JsonMapper JSON = EventCodec.mapper();
  private static final String NO_ARGUMENTS = "{}";

  private final State state;
  private final TextReads texts;
  private final CallReader reader;

  public Calls(State state, TextReads texts, CallReader reader) {
    this.state = state;
    this.texts = texts;
    this.reader = reader;
  }

  /** A call whose arguments were told. */
  public record Named(String args, List<Integer> marks, String form, String call) {
    public Called keep(Draft draft) {
      return new Called(draft.text(args), marks, call);
    }
  }

  /** Nothing if the arguments were not told; too long ones are refused by {@code field}. */
  public Optional<Named> name(
      String field, ToolId tool, Optional<Map<String, Object>> args, Optional<EpisodeId> episode) {
    return args.map(given -> {
      String written = Arguments.canonical(args).orElse(NO_ARGUMENTS);
      StoredText.requireEncodable(field, written);
      Limits.text(field, written, state.policy().policy().log().entryBytesMax());
      return named(tool, given, written, episode);
    });
  }

  /** The call of a decision, by what was written down of it. */
  public Named name(ToolId tool, String written, Optional<EpisodeId> episode) {
    return named(tool, read(written), written, episode);
  }

  private Named named(
      ToolId tool, Map<String, Object> args, String written, Optional<EpisodeId> episode) {
    String form = form(tool, args, written);
    Scope scope = episode.map(id -> state.episode(id).scope()).orElse(Scope.GLOBAL);
    String owner = executor(tool).map(by -> by.kind().name()).orElseGet(tool::toString);
    return new Named(written, Marks.of(args), form, scope + " " + owner + " " + Marks.mark(form));
  }

  private static Optional<Executor> executor(ToolId tool) {
    return Executor.named(tool.server(), tool.tool());
  }

  private String form(ToolId tool, Map<String, Object> args, String written) {
    return executor(tool)
        .map(by -> reader.read(by, "", args))
        .filter(call -> !call.unreadable())
        .map(Calls::carriedOut)
        .orElse(written);
  }

  private static String carriedOut(ReadCall call) {
    return List.of(call.commands(), call.statements(), call.requests(), call.code())
        .toString();
  }

  /** How this very call went last; nothing if nobody told, or what it was called with was erased. */
  public Optional<LastCalls.Ended> last(ToolId tool, Named named) {
    return state.records().lastCalls().of(named.call()).stream()
        .filter(ended -> texts
            .of(ended.args())
            .filter(args -> form(tool, read(args), args).equals(named.form()))
            .isPresent())
        .findFirst();
  }

  /** Whether a call that was written down is this one. */
  public boolean isSame(ToolId tool, Named named, String written) {
    return form(tool, read(written), written).equals(named.form());
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> read(String args) {
    try {
      return JSON.readValue(args, Map.class);
    } catch (RuntimeException e) {
      throw CairnException.corrupt("the arguments of a call cannot be read: " + e.getMessage(), e);
    }
  }
}
