package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.EventCodec;
import dev.cairn.log.Scope;
import dev.cairn.log.TextId;
import dev.cairn.log.TextRef;
import dev.cairn.operation.AsOf;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.ListEpisodes;
import dev.cairn.operation.Log;
import dev.cairn.operation.ReadEpisode;
import dev.cairn.operation.Reading;
import dev.cairn.operation.StartEpisode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Episodes, read again")
class EpisodeReadsTest {
  private final Tester tester = new Tester();
  private final Context memory = tester.memory();

  @AfterEach
  void close() {
    tester.close();
  }

  private List<String> listed(ListEpisodes request, Reading reading) {
    return memory.episodes(request, reading).episodes().stream()
        .map(item -> item.episode().value())
        .toList();
  }

  private List<String> read(ReadEpisode request, Reading reading) {
    return memory.episode(request, reading).entries().stream()
        .map(entry -> entry.text().orElse("-"))
        .toList();
  }

  @Test
  void areListedTheNewestFirstWithWhatIsKnown() {
    memory.startEpisode(StartEpisode.in(Scope.repo("shop")).task("make it pass").id("first"));
    EpisodeId second = tester.episode("second");
    memory.log(Log.user(second, "hello"));
    memory.endEpisode(new EndEpisode(second));
    List<ListEpisodes.Item> all =
        memory.episodes(ListEpisodes.newest(10), Reading.LATEST).episodes();
    assertThat(all).extracting(item -> item.episode().value()).containsExactly("second", "first");
    assertThat(all.get(0).entries()).isEqualTo(1);
    assertThat(all.get(0).endedAt()).isPresent();
    assertThat(all.get(1).task()).contains("make it pass");
    assertThat(all.get(1).endedAt()).isEmpty();
    ListEpisodes inShop = new ListEpisodes(
        Optional.of(Scope.repo("shop")), OptionalLong.empty(), OptionalInt.empty());
    assertThat(listed(inShop, Reading.LATEST)).containsExactly("first");
  }

  @Test
  void pagesJoinToTheWholeList() {
    for (int i = 0; i < 7; i++) {
      tester.episode("e" + i);
    }
    List<String> joined = new ArrayList<>();
    OptionalLong before = OptionalLong.empty();
    do {
      ListEpisodes page = new ListEpisodes(Optional.empty(), before, OptionalInt.of(3));
      joined.addAll(listed(page, Reading.LATEST));
      before = memory.episodes(page, Reading.LATEST).next();
    } while (before.isPresent());
    assertThat(joined).containsExactly("e6", "e5", "e4", "e3", "e2", "e1", "e0");
  }

  @Test
  void entriesComeInOrderAndGoOnWhereTheyEnded() {
    EpisodeId mine = tester.episode("mine");
    EpisodeId other = tester.episode("other");
    for (int i = 0; i < 5; i++) {
      memory.log(Log.user(mine, "mine " + i));
      memory.log(Log.user(other, "other " + i));
    }
    ReadEpisode.Answer first = memory.episode(ReadEpisode.of(mine).limit(3), Reading.LATEST);
    assertThat(first.entries())
        .extracting(e -> e.text().orElseThrow())
        .containsExactly("mine 0", "mine 1", "mine 2");
    assertThat(read(ReadEpisode.of(mine).after(first.next().orElseThrow()), Reading.LATEST))
        .containsExactly("mine 3", "mine 4");
    assertThat(memory.episode(ReadEpisode.of(mine), Reading.LATEST).next()).isEmpty();
  }

  @Test
  void aPageOfLargeEntriesEndsEarlyButHasOne() {
    EpisodeId large = tester.episode("large");
    memory.log(Log.user(large, "a".repeat(600_000)));
    memory.log(Log.user(large, "b".repeat(600_000)));
    ReadEpisode.Answer page = memory.episode(ReadEpisode.of(large), Reading.LATEST);
    assertThat(page.entries()).hasSize(1);
    assertThat(read(ReadEpisode.of(large).after(page.next().orElseThrow()), Reading.LATEST))
        .singleElement()
        .asString()
        .startsWith("bbb");
  }

  @Test
  void looksBack() {
    EpisodeId early = tester.episode("early");
    memory.log(Log.user(early, "one"));
    long then = memory.head();
    memory.log(Log.user(early, "two"));
    memory.endEpisode(new EndEpisode(early));
    tester.episode("late");
    Reading back = Reading.asOf(new AsOf.Position(then));
    ListEpisodes.Answer list = memory.episodes(ListEpisodes.newest(10), back);
    assertThat(list.episodes()).hasSize(1);
    assertThat(list.episodes().get(0).entries()).isEqualTo(1);
    assertThat(list.episodes().get(0).endedAt()).isEmpty();
    assertThat(read(ReadEpisode.of(early), back)).containsExactly("one");
    assertThatThrownBy(() -> memory.episode(ReadEpisode.of(new EpisodeId("late")), back))
        .isInstanceOf(CairnException.class)
        .hasMessageContaining("had not begun");
  }

  @Test
  void anErasedTextLeavesItsPlace() {
    EpisodeId e = tester.episode("e");
    memory.log(Log.user(e, "private"));
    memory.log(Log.user(e, "public"));
    List<TextId> first = tester.log().read(memory.name(), memory.head() - 1, 1).stream()
        .flatMap(row -> new EventCodec().decode(row).event().texts().stream())
        .map(TextRef::id)
        .toList();
    assertThat(first).hasSize(1);
    tester.log().deleteTexts(memory.name(), first);
    assertThat(read(ReadEpisode.of(e), Reading.LATEST)).containsExactly("-", "public");
  }

  @Test
  void refuseWhatMakesNoSense() {
    assertThatThrownBy(() -> memory.episodes(ListEpisodes.newest(0), Reading.LATEST))
        .hasMessageContaining("limit must lie in [1, 1000]");
    assertThatThrownBy(() -> memory.episode(ReadEpisode.of(new EpisodeId("none")), Reading.LATEST))
        .hasMessageContaining("there is no episode 'none'");
  }
}
