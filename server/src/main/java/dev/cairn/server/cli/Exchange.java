package dev.cairn.server.cli;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.Head;
import dev.cairn.operation.Verify;
import dev.cairn.server.operation.Answered;
import dev.cairn.server.operation.Bound;
import dev.cairn.server.view.Page;
import dev.cairn.server.view.Views;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import tools.jackson.databind.node.ObjectNode;

/** What every command of an operation does: asks it, and prints the answer for people or for a program. */
record Exchange(Shell shell, Bound<?, ?> operation) {
  /** The flag of commands and the field of requests that ask for explanations. */
  static final String WHY = "why";

  /**
   * Asks and prints.
   *
   * @param request what the command itself has to say
   * @param options fields that may have been given besides
   * @param flags what the answer is to be shown with
   * @return the exit code
   */
  int run(ObjectNode request, List<FieldOption> options, List<String> flags) {
    for (FieldOption option : options) {
      option.value(shell).ifPresent(value -> request.set(option.field().name(), value));
    }
    if (flags.contains(WHY)) {
      request.put(WHY, true);
    }
    Answered answered = ask(shell.json().bytes(request));
    print(answered, flags);
    return Exit.of(answered.answer());
  }

  /** To verify a store never fails: one that cannot be opened is what is wrong with it. */
  private Answered ask(byte[] request) {
    try {
      return shell.ask(operation, request, UnaryOperator.identity());
    } catch (CairnException e) {
      if (e.code() != Code.CORRUPT || operation.answer() != Verify.Answer.class) {
        throw e;
      }
      Verify.Problem problem = new Verify.Problem(0, String.valueOf(e.getMessage()));
      return new Answered(
          new Verify.Answer(false, 0, Head.EMPTY.hash().hex(), List.of(problem)),
          false,
          Optional.empty());
    }
  }

  void print(Answered answered, List<String> flags) {
    if (shell.wantsJson()) {
      shell.print(answered);
      return;
    }
    answered.notice().ifPresent(notice -> shell.terminal().err().println("notice: " + notice));
    Page page = new Page(shell.terminal(), flags);
    Views.of(operation.name())
        .ifPresentOrElse(
            view -> view.show(answered.answer(), page),
            () -> shell.terminal().out().println(answered.answer()));
  }
}
