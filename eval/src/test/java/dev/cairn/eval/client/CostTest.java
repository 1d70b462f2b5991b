package dev.cairn.eval.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What a process costs")
class CostTest {
  private final long self = ProcessHandle.current().pid();

  @BeforeEach
  void onlyWhereItIsTold() {
    assumeTrue(Cost.isKnown());
  }

  @Test
  void memoryIsCountedInParts() throws Exception {
    long resident = Cost.residentBytes(self);
    assertThat(Cost.proportionalBytes(self)).isPositive();
    assertThat(Cost.residentBytesMax(self)).isGreaterThanOrEqualTo(resident);
  }

  @Test
  void processorTimeAgreesWithWhatTheJvmIsTold() throws Exception {
    double before = Cost.cpuSeconds(self);
    double told =
        ProcessHandle.current().info().totalCpuDuration().orElseThrow().toMillis() / 1e3;
    double after = Cost.cpuSeconds(self);
    assertThat(told + 0.02).isGreaterThanOrEqualTo(before);
    assertThat(after + 0.02).isGreaterThanOrEqualTo(told);
  }

  @Test
  void anAddressIsReadAsItIsPrinted() {
    assertThat(HttpCaller.Address.of("http://127.0.0.1:8420/?token=abc\n"))
        .isEqualTo(new HttpCaller.Address("127.0.0.1", 8_420, "abc"));
  }
}
