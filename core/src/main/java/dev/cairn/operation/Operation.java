package dev.cairn.operation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a request record as an operation. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Operation {
  /** As doors call it, in snake_case. */
  String name();

  /** One or two plain sentences: what it does and when to use it. */
  String does();

  Kind kind();

  /** Example requests in JSON; they run in a test. */
  String[] examples() default {};

  /** Whether its answer is itself an explanation, so that numbers come with theirs unasked. */
  boolean explains() default false;

  /** Who may ask for it; the Java facade asks as a person. */
  Who who() default Who.ANYONE;

  /** With {@link Who#DEPENDS}: what makes it a person's, in words that follow "when". */
  String personsWhen() default "";

  /** Who may ask for an operation. Doors ask for no more than this, and all of them in one place. */
  enum Who {
    ANYONE,
    /** A person alone in the cases {@link #personsWhen} names, anyone otherwise. */
    DEPENDS,
    /** A person alone: an agent must not open the gate for itself, or take the memory away. */
    PERSON
  }

  /** What an operation may do to the memory. */
  enum Kind {
    /** Changes nothing that later answers depend on. Takes {@link Reading}. */
    READ,
    /** Appends to the log. Takes {@link Writing}. */
    WRITE,
    /** Keeps house: copies, checks, rebuilds. Takes neither. */
    HOUSE
  }
}
