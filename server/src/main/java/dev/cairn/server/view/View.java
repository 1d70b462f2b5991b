package dev.cairn.server.view;

/** Shows the answer of one operation. */
@FunctionalInterface
public interface View {
  void show(Object answer, Page page);
}
