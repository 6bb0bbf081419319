import type { Stretch } from './stretches.ts';

/** Seconds, Unix; `end` outside. */
export interface Span {
  readonly begin: number;
  readonly end: number;
}

/** From the earliest begin to the latest end. */
export const hullOf = (one: Span, ...others: readonly Span[]): Span => ({
  begin: Math.min(one.begin, ...others.map(({ begin }) => begin)),
  end: Math.max(one.end, ...others.map(({ end }) => end)),
});

/** The same seconds, in order and each once: spans that touch are one. */
export function unionOf(spans: readonly Span[]): Span[] {
  const union: Span[] = [];
  for (const { begin, end } of spans.toSorted((a, b) => a.begin - b.begin)) {
    const last = union.at(-1);
    if (last !== undefined && begin <= last.end) union.splice(-1, 1, hullOf(last, { begin, end }));
    else union.push({ begin, end });
  }
  return union;
}

/** What is heard of a declared training: from the earliest to the latest that was said or heard of it. */
export interface Joined<T extends Span> {
  readonly declared: T;
  /** One value a second, 0 = none; unlike a stretch's it may begin and end with silence. */
  readonly stretch: Stretch;
}

const overlaps = (one: Span, other: Span): boolean => one.begin < other.end && one.end > other.begin;

/**
 * Which seconds belong to declared trainings (decision 0051). A stretch that overlaps one joins it: what was heard before the first it
 * overlaps and after each up to the next is theirs, so that nothing that was heard is lost and nothing counts twice. `declared` do not
 * overlap each other. Stretches that overlap none are answered as they are.
 */
export function joinDeclared<T extends Span>(
  stretches: readonly Stretch[],
  declared: readonly T[],
): { readonly plain: Stretch[]; readonly joined: Joined<T>[] } {
  const inOrder = declared.toSorted((a, b) => a.begin - b.begin);
  const parts = new Map<T, Stretch[]>(inOrder.map((one) => [one, []]));
  const plain: Stretch[] = [];
  for (const stretch of stretches) {
    const met = inOrder.filter((one) => overlaps(one, stretch));
    if (met.length === 0) plain.push(stretch);
    for (const [index, one] of met.entries()) {
      const begin = index === 0 ? stretch.begin : Math.max(stretch.begin, one.begin);
      const end = met[index + 1]?.begin ?? stretch.end;
      parts.get(one)?.push({ begin, end, beats: stretch.beats.subarray(begin - stretch.begin, end - stretch.begin) });
    }
  }
  return { plain, joined: inOrder.map((one) => ({ declared: one, stretch: laidOut(one, parts.get(one) ?? []) })) };
}

function laidOut(declared: Span, parts: readonly Stretch[]): Stretch {
  const begin = Math.min(declared.begin, ...parts.map((part) => part.begin));
  const end = Math.max(declared.end, ...parts.map((part) => part.end));
  const beats = new Uint8Array(end - begin);
  for (const part of parts) beats.set(part.beats, part.begin - begin);
  return { begin, end, beats };
}

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
