package dev.cairn.graph;

import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Strings by number, in the order they came. A number is never given to another string. */
final class Interner {
  static final int ABSENT = -1;

  private final Object2IntOpenHashMap<String> numbers = new Object2IntOpenHashMap<>();
  private final List<String> strings = new ArrayList<>();

  Interner() {
    numbers.defaultReturnValue(ABSENT);
  }

  int find(String string) {
    return numbers.getInt(string);
  }

  int intern(String string) {
    int number = numbers.getInt(string);
    if (number == ABSENT) {
      number = strings.size();
      numbers.put(string, number);
      strings.add(string);
    }
    return number;
  }

  String string(int number) {
    return strings.get(number);
  }

  int size() {
    return strings.size();
  }

  void write(DataOutput out) throws IOException {
    out.writeInt(strings.size());
    for (String string : strings) {
      out.writeUTF(string);
    }
  }

  static Interner read(DataInput in) throws IOException {
    Interner interner = new Interner();
    for (int left = in.readInt(); left > 0; left--) {
      interner.intern(in.readUTF());
    }
    return interner;
  }
}
