package dev.cairn.server.cli;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.Verify;
import java.io.UncheckedIOException;

/** Exit codes; part of the public contract. */
public final class Exit {
  public static final int DONE = 0;
  public static final int BUG = 1;
  public static final int CALLER = 2;
  public static final int STORAGE = 3;

  private Exit() {}

  static int of(Throwable thrown) {
    if (thrown instanceof CairnException e) {
      return e.code().fault() == Code.Fault.CALLER ? CALLER : STORAGE;
    }
    return thrown instanceof UncheckedIOException ? STORAGE : BUG;
  }

  /** An answer that says the storage is at fault fails a script as an error would. */
  static int of(Object answer) {
    if (answer instanceof Verify.Answer verify) {
      return verify.ok() ? DONE : STORAGE;
    }
    if (answer instanceof Rebuild.Answer rebuild) {
      return rebuild.digestBefore().equals(rebuild.digestAfter()) ? DONE : STORAGE;
    }
    return DONE;
  }
}
