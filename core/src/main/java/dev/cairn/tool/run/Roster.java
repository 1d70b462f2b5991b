package dev.cairn.tool.run;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Names under which tables know things, with the role each plays; at most so many. */
final class Roster {
  private static final Role NONE = new Role();

  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<Role> roles = new ArrayList<>();
  private final long most;

  Roster(long most) {
    this.most = most;
  }

  /** Its number, a new one if there is room; else {@link RunMemory#UNKNOWN}. */
  int enter(String name) {
    Integer known = numbers.get(name);
    if (known != null) {
      return known;
    }
    if (roles.size() >= most) {
      return RunMemory.UNKNOWN;
    }
    numbers.put(name, roles.size());
    roles.add(new Role());
    return roles.size() - 1;
  }

  int find(String name) {
    return numbers.getOrDefault(name, RunMemory.UNKNOWN);
  }

  void count(int number, int led, int waited) {
    if (number != RunMemory.UNKNOWN) {
      roles.get(number).count(led, waited);
    }
  }

  Role role(int number) {
    return number == RunMemory.UNKNOWN ? NONE : roles.get(number);
  }
}
