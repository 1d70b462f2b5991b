package dev.cairn.tool.run;

import dev.cairn.policy.PlanPolicy;

/** How often two were in one run, and how often the one led to the other there. */
final class Pairs {
  private final Tallies together;
  private final Tallies linked;

  Pairs(long most, PlanPolicy policy) {
    this.together = new Tallies(most, policy.partnersMax());
    this.linked = new Tallies(most, policy.partnersMax());
  }

  void add(int one, int other, boolean led) {
    together.add(one, other);
    if (led) {
      linked.add(one, other);
    }
  }

  int together(int one, int other) {
    return one == RunMemory.UNKNOWN ? 0 : together.at(one).times(other);
  }

  int linked(int one, int other) {
    return one == RunMemory.UNKNOWN ? 0 : linked.at(one).times(other);
  }
}
