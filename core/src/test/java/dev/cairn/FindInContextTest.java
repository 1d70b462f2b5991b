package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.explain.Explanation;
import dev.cairn.fault.CairnException;
import dev.cairn.operation.AsOf;
import dev.cairn.operation.Configure;
import dev.cairn.operation.FindTools;
import dev.cairn.operation.FindTools.Result;
import dev.cairn.operation.Reading;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.RecordRun.Step;
import dev.cairn.operation.RegisterCapability;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.RegisterTools.Tool;
import dev.cairn.operation.Retract;
import dev.cairn.operation.Writing;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Finding tools while others are in use")
class FindInContextTest {
  private static final FindTools SEND = FindTools.of("send the report").limit(10);

  private final Tester tester = new Tester();
  private Instant day = Instant.parse("2024-06-01T00:00:00Z");

  @BeforeEach
  void register() {
    memory()
        .registerTools(RegisterTools.of(
            "office",
            Tool.of("send_mail", "Send a report by mail."),
            Tool.of("send_fax", "Send a report by fax."),
            Tool.of("open_door", "Open a door."),
            Tool.of("make_report", "Make a report.")));
  }

  @AfterEach
  void close() {
    tester.close();
  }

  private Context memory() {
    return tester.memory();
  }

  private List<Result> found(FindTools request) {
    return memory().findTools(request).results();
  }

  private Result found(FindTools request, String tool) {
    return found(request).stream()
        .filter(each -> each.tool().toString().equals(tool))
        .findFirst()
        .orElseThrow();
  }

  private static List<String> names(List<Result> results) {
    return results.stream().map(each -> each.tool().toString()).toList();
  }

  private void ran(int times, String... tools) {
    for (int i = 0; i < times; i++) {
      memory().recordRun(RecordRun.of(List.of(tools)));
    }
  }

  /** One a day: of what is only said, no more than a few count on one. */
  private void ended(String tool, int succeeded, int failed) {
    for (int i = 0; i < succeeded + failed; i++) {
      day = day.minus(1, ChronoUnit.DAYS);
      memory().recordRun(RecordRun.of(Step.of(tool).ok(i < succeeded)), Writing.at(day));
    }
  }

  @Test
  void prefersWhatCameAfterThemInPastRuns() {
    ran(5, "office:make_report", "office:send_fax", "office:open_door");
    List<String> alone = names(found(SEND));
    assertThat(alone.indexOf("office:send_fax")).isGreaterThanOrEqualTo(0);
    assertThat(names(found(SEND.after("office:make_report")))).first().isEqualTo("office:send_fax");
    assertThat(alone).doesNotContain("office:open_door");
    assertThat(names(found(SEND.after("office:make_report", "office:send_fax"))))
        .as("no word of the request, but it came next every time")
        .contains("office:open_door");
  }

  @Test
  void thePastCountsTheMoreTheMoreWasSeen() {
    ran(4, "office:make_report", "office:send_fax");
    Result alone = found(SEND, "office:send_fax");
    Result with = found(SEND.after("office:make_report"), "office:send_fax");
    // Four of four runs, each share with one observation of doubt: 1.3 * 4/5 twice is more than 1.
    double past = 0.5 * 16 / (16 + 1);
    assertThat(with.score()).isCloseTo((1 - past) * alone.score() + past, within(1e-12));
    addsUp(with.why());
    assertThat(with.why().toString()).contains("came right after office:make_report");
  }

  @Test
  void countsWithoutAnyRunWhatWasDeclared() {
    memory()
        .registerCapability(RegisterCapability.of(
            "reporting", "Do it all.", "office:make_report", "office:open_door"));
    Result door = found(SEND.after("office:make_report"), "office:open_door");
    assertThat(door.score()).isPositive();
    addsUp(door.why());
  }

  @Test
  void forgetsWithTheTrace() {
    ran(5, "office:make_report", "office:open_door");
    assertThat(names(found(SEND.after("office:make_report")))).contains("office:open_door");
    memory().retract(Retract.of("trace"));
    assertThat(names(found(SEND.after("office:make_report")))).doesNotContain("office:open_door");
  }

  @Test
  void withoutThemWhatFailsComesLast() {
    Result before = found(SEND, "office:send_fax");
    assertThat(names(found(SEND)))
        .as("as good as the other, and before it by name")
        .startsWith("office:send_fax", "office:send_mail");
    ended("office:send_fax", 0, 4);
    Result after = found(SEND, "office:send_fax");
    assertThat(after.score()).isCloseTo(0.09 * before.score(), within(1e-9));
    assertThat(names(found(SEND))).startsWith("office:send_mail");
    addsUp(after.why());
    ended("office:send_mail", 60, 0);
    assertThat(found(SEND, "office:send_mail").score())
        .isCloseTo(1.2 * before.score(), within(1e-9));
  }

  @Test
  void leavesOutWhatMostlyFailsAndSaysSo() {
    ended("office:send_mail", 1, 3);
    assertThat(names(found(SEND))).contains("office:send_mail");
    ended("office:send_mail", 0, 1);
    FindTools.Answer answer = memory().findTools(SEND);
    assertThat(names(answer.results())).doesNotContain("office:send_mail");
    assertThat(answer.notice())
        .hasValueSatisfying(
            notice -> assertThat(notice).contains("mostly fail").contains("office:send_mail"));
  }

  @Test
  void ofWhichNothingIsKnownIsSaid() {
    FindTools.Answer answer = memory().findTools(SEND.after("moon:landing"));
    assertThat(answer.notice())
        .hasValueSatisfying(notice -> assertThat(notice).contains("moon:landing"));
    assertThat(names(answer.results())).isEqualTo(names(found(SEND)));
  }

  @Test
  void noneAtAllIsLikeNotSayingAny() {
    ran(3, "office:make_report", "office:open_door");
    assertThat(found(SEND.after())).isEqualTo(found(SEND));
  }

  @Test
  void aCapabilityOfTheirClusterCountsHalfAsMuchAgain() {
    memory()
        .registerCapability(RegisterCapability.of(
            "ship one", "Ship the goods.", "office:send_mail", "office:send_fax"));
    memory()
        .registerCapability(RegisterCapability.of(
            "ship two", "Ship the goods.", "office:open_door", "office:make_report"));
    FindTools ship = FindTools.of("ship the goods").after("office:open_door");
    Result same = found(ship, "capability:ship_two");
    Result other = found(ship, "capability:ship_one");
    assertThat(names(found(ship))).first().isEqualTo("capability:ship_two");
    assertThat(boost(same)).isEqualTo(1.5);
    assertThat(boost(other)).isEqualTo(1);
    addsUp(same.why());
  }

  private static double boost(Result capability) {
    return capability.why().parts().get(1).value();
  }

  @Test
  void inTheSeedProfileTheScoreIsTheSeedsHybrid() {
    memory().configure(new Configure(Optional.of("seed"), Optional.empty()));
    ran(1, "office:make_report", "office:send_fax");
    Result alone = found(SEND, "office:send_fax");
    Result with = found(SEND.after("office:make_report"), "office:send_fax");
    // Four tools, one of twelve pairs joined: alpha is 1 - 2 / 12.
    double alpha = 1 - 2.0 / 12;
    assertThat(with.score()).isCloseTo(alpha * alone.score() + (1 - alpha), within(1e-12));
    addsUp(with.why());
    assertThat(with.confidence()).isLessThanOrEqualTo(0.95);
  }

  @Test
  void isRefusedAsOfAnEarlierPosition() {
    Reading then = Reading.asOf(new AsOf.Position(1));
    assertThatThrownBy(() -> memory().findTools(SEND.after("office:open_door"), then))
        .isInstanceOfSatisfying(
            CairnException.class, e -> assertThat(e.field()).contains("context_tools"));
  }

  @Test
  void moreThanARunMayHaveAreRefused() {
    String[] many = Collections.nCopies(10_001, "a").toArray(String[]::new);
    assertThatThrownBy(() -> memory().findTools(SEND.after(many)))
        .isInstanceOfSatisfying(
            CairnException.class, e -> assertThat(e.field()).contains("context_tools"));
  }

  /** Every value follows from its parts; the constructor of an explanation refuses any that does not. */
  private static void addsUp(Explanation why) {
    assertThat(Explanation.of(why.op(), why.because(), why.parts())).isEqualTo(why);
    why.parts().stream().filter(part -> !part.parts().isEmpty()).forEach(FindInContextTest::addsUp);
  }
}
