package dev.cairn.policy;

/** How contributions of one adapter, on whatever scale is natural to it, become comparable. */
public enum ScaleStrategy {
  /** From the adapter's smallest value, 0, to its largest, 1; the weakest evidence vanishes. */
  RANGE,
  /** As {@link #RANGE}, lifted a little, so that the weakest evidence still counts. */
  RANGE_FLOOR,
  /** As {@link #RANGE}, but the range includes zero: ratios of positive values are kept. */
  ANCHORED_RANGE,
  /** Size against the largest size, whatever the sign. */
  MAX_ABS,
  /** Size against the size that 95 of 100 do not exceed: an outlier moves nothing but itself. */
  ROBUST,
  /** How many standard deviations above or below the adapter's mean, brought between 0 and 1. */
  Z_SCORE,
  /** From the smallest to the largest value the adapter said it can give; as {@link #ANCHORED_RANGE} if it did not. */
  DECLARED_RANGE
}
