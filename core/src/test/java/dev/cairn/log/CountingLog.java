package dev.cairn.log;

import java.util.concurrent.atomic.AtomicInteger;

/** Counts its transactions and takes a moment for each, as a disk does. */
final class CountingLog extends ForwardingLog {
  final AtomicInteger transactions = new AtomicInteger();

  CountingLog(EventLog log) {
    super(log);
  }

  @Override
  public Outcome transact(ContextName context, Head known, Author author) {
    transactions.incrementAndGet();
    try {
      Thread.sleep(1);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return super.transact(context, known, author);
  }
}
