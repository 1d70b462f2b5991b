package dev.cairn.tool.trace;

import dev.cairn.fault.CairnException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;

/** Steps that wait for each other in a ring, or contain each other, were never run like that. */
final class Order {
  private Order() {}

  static void require(List<Trace.Step> steps) {
    require(steps, "parent", step -> step.parent().stream().toList());
    require(steps, "after", Trace.Step::after);
  }

  /** Takes out again and again what waits for nothing; what cannot be taken out goes round in a ring. */
  private static void require(
      List<Trace.Step> steps, String field, Function<Trace.Step, List<Integer>> before) {
    int[] waits = new int[steps.size()];
    List<List<Integer>> followers = new ArrayList<>();
    steps.forEach(step -> followers.add(new ArrayList<>()));
    Deque<Integer> free = new ArrayDeque<>();
    for (int i = 0; i < steps.size(); i++) {
      List<Integer> own = before.apply(steps.get(i));
      waits[i] = own.size();
      int step = i;
      own.forEach(each -> followers.get(each).add(step));
      if (own.isEmpty()) {
        free.add(i);
      }
    }
    int taken = 0;
    for (; !free.isEmpty(); taken++) {
      for (int follower : followers.get(free.remove())) {
        if (--waits[follower] == 0) {
          free.add(follower);
        }
      }
    }
    if (taken < steps.size()) {
      int stuck = 0;
      while (waits[stuck] == 0) {
        stuck++;
      }
      throw CairnException.invalid(
          "steps[" + stuck + "]." + field,
          "steps[%d].%s leads back to itself: steps cannot wait for one another in a ring"
              .formatted(stuck, field));
    }
  }
}
