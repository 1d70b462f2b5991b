package dev.cairn.server.operation;

import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** What a field of a request may hold, as JSON sees it. */
public sealed interface Shape {

  /** In words that follow "must be". */
  String expected();

  <R> R accept(Handler<R> handler);

  /** Any text. */
  record Text() implements Shape {
    @Override
    public String expected() {
      return "a string";
    }

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.text(this);
    }
  }

  /** A whole number; {@code narrow} ones fit an int. */
  record Whole(boolean narrow) implements Shape {
    long min() {
      return narrow ? Integer.MIN_VALUE : Long.MIN_VALUE;
    }

    long max() {
      return narrow ? Integer.MAX_VALUE : Long.MAX_VALUE;
    }

    @Override
    public String expected() {
      return "a whole number";
    }

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.whole(this);
    }
  }

  /** Any finite number. */
  record Decimal() implements Shape {
    @Override
    public String expected() {
      return "a number";
    }

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.decimal(this);
    }
  }

  /** True or false. */
  record Flag() implements Shape {
    @Override
    public String expected() {
      return "true or false";
    }

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.flag(this);
    }
  }

  /** A moment. */
  record Time() implements Shape {
    @Override
    public String expected() {
      return "a time like 2026-01-31T12:00:00Z";
    }

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.time(this);
    }
  }

  /** One of a few names, each with the constant it stands for, in the order of declaration. */
  record Choice(Map<String, Object> constants) implements Shape {
    @Override
    public String expected() {
      return "one of " + String.join(", ", constants.keySet());
    }

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.choice(this);
    }
  }

  /** A string with rules of its own: an id, a scope, a tool. {@code read} refuses what breaks them. */
  record Word(Class<?> type, Function<Object, Object> read) implements Shape {
    @Override
    public String expected() {
      return "a string";
    }

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.word(this);
    }
  }

  /** A number or a string with rules of its own. */
  record Mark(Class<?> type, Function<Object, Object> read) implements Shape {
    @Override
    public String expected() {
      return "a number or a string";
    }

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.mark(this);
    }
  }

  /** A list. */
  record Items(Shape of) implements Shape {
    @Override
    public String expected() {
      return "a list, each " + of.expected();
    }

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.items(this);
    }
  }

  /** An object with keys of the caller's choice. */
  record Pairs(Shape of) implements Shape {
    @Override
    public String expected() {
      return "an object";
    }

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.pairs(this);
    }
  }

  /** An object with fixed fields. */
  record Group(RecordShape<?> of) implements Shape {
    @Override
    public String expected() {
      List<String> names = of.fields().stream().map(FieldShape::name).toList();
      return "an object with " + String.join(", ", names);
    }

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.group(this);
    }
  }

  /** Any JSON. */
  record Any() implements Shape {
    @Override
    public String expected() {
      return "any value";
    }

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.any(this);
    }
  }

  /** One method per shape: a new shape does not compile until every door has an answer for it. */
  interface Handler<R> {
    R text(Text shape);

    R whole(Whole shape);

    R decimal(Decimal shape);

    R flag(Flag shape);

    R time(Time shape);

    R choice(Choice shape);

    R word(Word shape);

    R mark(Mark shape);

    R items(Items shape);

    R pairs(Pairs shape);

    R group(Group shape);

    R any(Any shape);
  }
}
