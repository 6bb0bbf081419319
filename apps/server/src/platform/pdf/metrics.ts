/**
 * Widths of the characters from space to tilde in Helvetica and Helvetica Bold, in thousandths of the font size (font metrics of
 * Adobe). Every PDF reader has both fonts.
 */
const regular = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556,
  556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778,
  722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222,
  500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
] as const;
const bold = [
  278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556,
  556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778,
  722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278,
  556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
] as const;
const others: Readonly<Record<string, number>> = {
  '’': 278,
  '‘': 278,
  '“': 500,
  '”': 500,
  '–': 556,
  '—': 1000,
  '…': 1000,
  '•': 350,
  '€': 556,
  '«': 556,
  '»': 556,
  '×': 584,
  '°': 400,
  '¿': 611,
  '¡': 333,
  œ: 944,
  Œ: 1000,
  '·': 278,
  í: 278,
  ì: 278,
  î: 278,
  ï: 278,
};
const WIDEST = 1000;

export function widthOf(text: string, { size, isBold }: { readonly size: number; readonly isBold: boolean }): number {
  const widths = isBold ? bold : regular;
  let sum = 0;
  for (const sign of text) {
    // A letter with an accent is as wide as the letter.
    const code = (sign.normalize('NFD').codePointAt(0) ?? 32) - 32;
    sum += others[sign] ?? (sign === '\u00a0' || sign === '\u202f' ? 278 : (widths[code] ?? WIDEST));
  }
  return (sum * size) / 1000;
}
