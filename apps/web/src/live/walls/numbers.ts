import { emOf } from '../../kit/tv/letters.ts';

/** `2.699` in every language: Italian and Spanish would group from five digits on only. Older TVs take it for `true`. */
export const grouped = (language: string): Intl.NumberFormat => new Intl.NumberFormat(language, { useGrouping: 'always' });

/** The part of a list that is shown now: as many as fit, the next ones after so many seconds of the server's clock (ms). */
export const pageOf = (all: number, fit: number, seconds: number, at: number): number =>
  Math.floor(at / 1000 / seconds) % Math.max(1, Math.ceil(all / fit));

/** How high a figure may stand in so much width: as high as it likes, or what its digits and marks leave it (wall's pixels). */
export const figureSize = (figure: string, width: number, most: number): number =>
  Math.min(most, Math.floor(width / emOf(figure, 'figures')));
