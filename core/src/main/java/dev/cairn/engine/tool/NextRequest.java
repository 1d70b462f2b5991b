package dev.cairn.engine.tool;

import dev.cairn.fault.CairnException;
import dev.cairn.operation.NextTools;
import dev.cairn.operation.Reading;
import dev.cairn.policy.ToolPolicy;

/** Refuses a question for the next tool that cannot be answered. */
final class NextRequest {
  private NextRequest() {}

  static void check(Reading reading) {
    if (reading.asOf().isPresent()) {
      throw CairnException.invalid(
          "as_of", "what comes next is foretold from all that is known now; leave as_of out");
    }
  }

  static void check(NextTools request, ToolPolicy policy) {
    request.limit().ifPresent(limit -> {
      if (limit < 1 || limit > policy.limitMax()) {
        throw CairnException.invalid(
            "limit", "limit must lie in [1, " + policy.limitMax() + "], was " + limit);
      }
    });
    if (request.contextTools().size() > policy.runStepsMax()) {
      throw CairnException.tooLarge(
          "context_tools",
          "context_tools names %,d tools; at most %,d count: give the last ones"
              .formatted(request.contextTools().size(), policy.runStepsMax()));
    }
    request.intent().ifPresent(intent -> {
      int length = intent.codePointCount(0, intent.length());
      if (length > policy.queryMax()) {
        throw CairnException.tooLarge(
            "intent",
            "intent has %,d characters; at most %,d fit: say what is to be done, without the data"
                .formatted(length, policy.queryMax()));
      }
    });
  }
}
