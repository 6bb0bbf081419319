/** `2.699` in every language: Italian and Spanish would group from five digits on only. Older TVs take it for `true`. */
export const grouped = (language: string): Intl.NumberFormat => new Intl.NumberFormat(language, { useGrouping: 'always' });

/** The part of a list that is shown now: as many as fit, the next ones after so many seconds of the server's clock (ms). */
export const pageOf = (all: number, fit: number, seconds: number, at: number): number =>
  Math.floor(at / 1000 / seconds) % Math.max(1, Math.ceil(all / fit));

/** Widths of the wall's narrow figures (70 %) in em, a little more than measured. */
const DIGIT = 0.47;
const MARK = 0.25;

/** How high a figure may stand in so much width: as high as it likes, or what its digits and marks leave it (wall's pixels). */
export function figureSize(figure: string, width: number, most: number): number {
  const em = [...figure].reduce((sum, letter) => sum + (/\p{N}/u.test(letter) ? DIGIT : MARK), 0);
  return Math.min(most, Math.floor(width / em));
}
