package dev.cairn;

import dev.cairn.log.ContextName;
import dev.cairn.log.EventLog;
import dev.cairn.log.ForwardingLog;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextId;
import java.util.Collection;
import java.util.Map;
import java.util.concurrent.CountDownLatch;

/** Keeps whoever indexes in the background waiting for its texts until it is let go. */
final class HeldLog extends ForwardingLog {
  private final CountDownLatch held = new CountDownLatch(1);

  HeldLog(EventLog log) {
    super(log);
  }

  void letGo() {
    held.countDown();
  }

  @Override
  public Map<TextId, StoredText> texts(ContextName context, Collection<TextId> ids) {
    if (Thread.currentThread().getName().equals("cairn-index")) {
      await();
    }
    return super.texts(context, ids);
  }

  private void await() {
    try {
      held.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** The log itself belongs to the test. */
  @Override
  public void close() {
    letGo();
  }
}
