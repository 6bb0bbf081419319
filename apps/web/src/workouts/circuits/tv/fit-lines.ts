/** What is done at once: its name, and below it how often and with what. */
interface Said {
  readonly name: string;
  readonly what: string;
}
interface Room {
  readonly width: number;
  readonly height: number;
  /** The largest size that a name takes. */
  readonly largest: number;
}

/** Of a size, how wide a letter is, on the safe side: names stand narrower and heavier. */
const LETTER = { name: 0.53, what: 0.57 } as const;
const LINE = { name: 1.04, what: 1.12 } as const;
/** Above each but the first. */
const GAP = 10;
const SMALLEST = 20;
/** What is done is smaller than its name, and never so small that the far wall reads the name alone. */
const whatSize = (size: number) => Math.min(52, Math.max(Math.min(size, 30), Math.round(size * 0.76)));

/** On how many lines words stand, so many letters wide; a word that is longer than a line is broken. */
function linesOf(words: string, letters: number): number {
  let lines = 1;
  let used = 0;
  for (const word of words.split(/\s+/)) {
    if (used > 0 && used + 1 + word.length > letters) {
      lines += 1;
      used = 0;
    }
    used += (used > 0 ? 1 : 0) + word.length;
    while (used > letters) {
      lines += 1;
      used -= letters;
    }
  }
  return lines;
}

/** The largest sizes (in the wall’s pixels) at which all of it stands whole: a name that is long wraps, and where that is too high all narrow. */
export function fitLines(
  said: readonly Said[],
  { width, height, largest }: Room,
): { readonly name: number; readonly what: number } {
  const rows = (words: string, size: number, letter: number) => linesOf(words, Math.max(1, Math.floor(width / (size * letter))));
  for (let size = largest; size > SMALLEST; size -= 2) {
    const what = whatSize(size);
    const high = said.reduce(
      (sum, one) =>
        sum +
        rows(one.name, size, LETTER.name) * size * LINE.name +
        (one.what === '' ? 0 : rows(one.what, what, LETTER.what) * what * LINE.what),
      GAP * (said.length - 1),
    );
    if (high <= height) return { name: size, what };
  }
  return { name: SMALLEST, what: SMALLEST };
}
