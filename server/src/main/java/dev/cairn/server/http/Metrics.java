package dev.cairn.server.http;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Figures for {@code /metrics}: requests by operation and status with their times, and the JVM. */
final class Metrics implements AutoCloseable {
  static final String TYPE = "text/plain; version=0.0.4; charset=utf-8";

  private static final Duration[] BUCKETS = {
    Duration.ofNanos(500_000),
    Duration.ofMillis(1),
    Duration.ofMillis(2),
    Duration.ofMillis(5),
    Duration.ofMillis(10),
    Duration.ofMillis(25),
    Duration.ofMillis(50),
    Duration.ofMillis(100),
    Duration.ofMillis(250),
    Duration.ofSeconds(1),
    Duration.ofSeconds(5),
    Duration.ofSeconds(30)
  };

  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final JvmGcMetrics collector = new JvmGcMetrics();
  private boolean watchesJvm;

  void answered(String operation, int status, long nanos) {
    Timer.builder("cairn.requests")
        .description("operations answered over HTTP")
        .tag("operation", operation)
        .tag("status", Integer.toString(status))
        .serviceLevelObjectives(BUCKETS)
        .register(registry)
        .record(nanos, TimeUnit.NANOSECONDS);
  }

  void gauge(String name, String description, Supplier<Number> value) {
    Gauge.builder(name, value).description(description).register(registry);
  }

  String scrape() {
    watchJvm();
    return registry.scrape();
  }

  /** With the first look: most engines live without one, and should start without paying for it. */
  private synchronized void watchJvm() {
    if (!watchesJvm) {
      watchesJvm = true;
      new JvmMemoryMetrics().bindTo(registry);
      new JvmThreadMetrics().bindTo(registry);
      new ProcessorMetrics().bindTo(registry);
      new UptimeMetrics().bindTo(registry);
      collector.bindTo(registry);
    }
  }

  @Override
  public void close() {
    collector.close();
    registry.close();
  }
}
