package dev.cairn.ingest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What every adapter promises. Subclasses say how to open one and give inputs, also half wrong ones. */
public abstract class AdapterContract {
  protected abstract Adapter adapter();

  protected abstract List<Map<String, Object>> inputs();

  /** Who owns what comes of an input. */
  protected String owner(Map<String, Object> input) {
    return adapter().id();
  }

  @Test
  void theSameInputGivesTheSameEmission() {
    for (Map<String, Object> input : inputs()) {
      Emission first = adapter().emit(input);
      assertThat(adapter().emit(new HashMap<>(input))).isEqualTo(first);
    }
  }

  @Test
  void leavesItsInputAlone() {
    for (Map<String, Object> input : inputs()) {
      String before = input.toString();
      adapter().emit(input);
      assertThat(input).hasToString(before);
    }
  }

  @Test
  void speaksOnlyForItself() {
    for (Map<String, Object> input : inputs()) {
      assertThat(adapter().emit(input).adapter()).isEqualTo(owner(input));
    }
  }

  @Test
  void everyIdIsSoundAndEveryContributionFinite() {
    for (Map<String, Object> input : inputs()) {
      Emission emission = adapter().emit(input);
      assertThat(keys(emission))
          .isNotEmpty()
          .allSatisfy(key -> assertThat(Key.fault(key)).isEmpty());
      assertThat(emission.edges())
          .allSatisfy(edge -> assertThat(edge.contribution()).isFinite());
    }
  }

  @Test
  void everyItemSaysWhereItStood() {
    for (Map<String, Object> input : inputs()) {
      Emission emission = adapter().emit(input);
      List<String> items = new ArrayList<>();
      emission.nodes().forEach(node -> items.add(node.item()));
      emission.edges().forEach(edge -> items.add(edge.item()));
      emission.rejected().forEach(rejected -> {
        items.add(rejected.item());
        assertThat(rejected.reason()).isNotBlank();
      });
      assertThat(items).noneMatch(String::isBlank);
    }
  }

  @Test
  void anEmissionCannotBeChanged() {
    for (Map<String, Object> input : inputs()) {
      Emission emission = adapter().emit(input);
      assertThatThrownBy(() -> emission.nodes().clear())
          .isInstanceOf(UnsupportedOperationException.class);
      for (Emission.Node node : emission.nodes()) {
        assertThatThrownBy(() -> node.properties().put("x", 1))
            .isInstanceOf(UnsupportedOperationException.class);
      }
    }
  }

  private static List<String> keys(Emission emission) {
    List<String> keys = new ArrayList<>();
    for (Emission.Node node : emission.nodes()) {
      keys.add(node.id());
      node.type().ifPresent(keys::add);
      keys.addAll(node.properties().keySet());
    }
    for (Emission.Edge edge : emission.edges()) {
      keys.addAll(List.of(edge.source(), edge.target(), edge.relation()));
    }
    emission.root().ifPresent(keys::add);
    return keys;
  }
}
