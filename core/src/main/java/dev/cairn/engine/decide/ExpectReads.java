package dev.cairn.engine.decide;

import dev.cairn.engine.Memory;
import dev.cairn.explain.Explanation;
import dev.cairn.fault.CairnException;
import dev.cairn.log.EpisodeId;
import dev.cairn.operation.Expect;
import dev.cairn.operation.Reading;
import dev.cairn.tool.outcome.Call;
import dev.cairn.tool.outcome.Expectation;
import dev.cairn.tool.outcome.Marks;
import java.util.Map;

/** How a call will probably go, looked up. */
final class ExpectReads {
  private final Memory memory;

  ExpectReads(Memory memory) {
    this.memory = memory;
  }

  Expect.Answer expect(Expect request, Reading reading) {
    if (reading.asOf().isPresent()) {
      throw CairnException.invalid(
          "as_of", "what is expected can be seen as it is now; `explain` shows past decisions");
    }
    long head = memory.seen(reading).position();
    return memory.look(() -> {
      request.episode().ifPresent(memory.state()::episode);
      Expectation expectation = memory.state().records().expect(call(request));
      return new Expect.Answer(
          request.tool(),
          expectation.expected().value(),
          expectation.sure().value(),
          expectation.confidence().value(),
          memory.state().records().broken(request.tool()).map(Explanation::because),
          expectation.expected(),
          expectation.confidence(),
          head);
    });
  }

  private static Call call(Expect request) {
    return new Call(
        request.tool(),
        request.episode().map(EpisodeId::toString),
        Marks.of(request.args().orElse(Map.of())));
  }
}
