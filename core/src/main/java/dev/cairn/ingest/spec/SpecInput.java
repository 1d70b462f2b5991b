package dev.cairn.ingest.spec;

import java.util.ArrayList;
import java.util.List;

/**
 * The fields of the input a spec declares.
 *
 * @param declared whether it does; if not, templates may name any field
 */
record SpecInput(boolean declared, List<String> required, List<String> optional) {
  static final SpecInput ANY = new SpecInput(false, List.of(), List.of());

  List<String> all() {
    List<String> all = new ArrayList<>(required);
    all.addAll(optional);
    return all;
  }
}
