package dev.cairn;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A promise of a founding document, kept by the test it stands on. docs/design/seeds.md is made of all of them. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@interface Promise {
  /** Where the document makes it, such as {@code 2.3} or {@code OQ1}. */
  String section();

  /** What is promised, in a sentence. */
  String value();

  /** Where it is kept: operations, classes or policy keys. */
  String kept();

  /** Where Cairn does otherwise, and why; empty if it does as promised. */
  String deviation() default "";
}
