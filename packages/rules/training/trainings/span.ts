/** Seconds, Unix; `end` outside. */
export interface Span {
  readonly begin: number;
  readonly end: number;
}

const overlaps = (one: Span, other: Span): boolean => one.begin < other.end && one.end > other.begin;

/** What is left of intervals outside of `cut`. */
export const outside = <T extends Span>(spans: readonly T[], cut: Span): Span[] =>
  spans.flatMap((span) => {
    if (!overlaps(span, cut)) return [{ begin: span.begin, end: span.end }];
    const sides = [
      { begin: span.begin, end: cut.begin },
      { begin: cut.end, end: span.end },
    ];
    return sides.filter(({ begin, end }) => begin < end);
  });
