package dev.cairn.policy;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What a policy number means, where it comes from, and what values make sense. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Tunable {
  String means();

  /** A seed's section, a paper, or "ours". */
  String source() default "ours";

  double min() default 0;

  double max() default Double.MAX_VALUE;
}
