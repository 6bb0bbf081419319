const NARROW = 0.26;
const WIDE = 0.68;
const CAPITAL = 0.51;
const USUAL = 0.43;

const SETS = { narrowest: 1, figures: 1.1, narrow: 1.34, open: 1.43 } as const;
export type LetterSet = keyof typeof SETS;

/** The width is estimated from a table, so that a TV need not measure text. */
export const emOf = (words: string, set: LetterSet): number =>
  SETS[set] * [...words].reduce((sum, letter) => sum + widthOf(letter), 0);

function widthOf(letter: string): number {
  if (/[fijlrtI.,:;!'’·/\s-]/.test(letter)) return NARROW;
  if (/[mwMW…@&%]/.test(letter)) return WIDE;
  return /\p{Lu}/u.test(letter) ? CAPITAL : /[\p{L}\p{N}()?–]/u.test(letter) ? USUAL : WIDE;
}
