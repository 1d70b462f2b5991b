package dev.cairn.eval.decide.simulate;

import java.util.function.IntToDoubleFunction;

/**
 * A tool on the stage.
 *
 * @param name as server:tool; what it says of itself decides how risky it is
 * @param chance that its n-th run succeeds
 */
record Actor(String name, String does, IntToDoubleFunction chance) {

  static Actor steady(String name, String does, double chance) {
    return new Actor(name, does, run -> chance);
  }

  String server() {
    return name.substring(0, name.indexOf(':'));
  }

  String tool() {
    return name.substring(name.indexOf(':') + 1);
  }
}
