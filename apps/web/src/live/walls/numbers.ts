import { emOf } from '../../kit/tv/letters.ts';

/** `2.699` in every language: Italian and Spanish would group from five digits on only. Older TVs take it for `true`. */
export const grouped = (language: string): Intl.NumberFormat => new Intl.NumberFormat(language, { useGrouping: 'always' });

/** How often pages were turned, one after so many seconds, since a scene came up; both by the server's clock, `at` in Unix ms. */
export const turnedSince = (since: string, seconds: number, at: number): number =>
  Math.floor(Math.max(0, at - Date.parse(since)) / 1000 / seconds);

interface Paged {
  readonly all: number;
  readonly fit: number;
  readonly seconds: number;
  /** When the scene came up: it begins with the first page, on all screens alike. */
  readonly since: string;
}
/** The part of a list that is shown now: as many as fit, then the next ones. */
export const pageOf = ({ all, fit, seconds, since }: Paged, at: number): number =>
  turnedSince(since, seconds, at) % Math.max(1, Math.ceil(all / fit));

/** How high a figure may stand in so much width: as high as it likes, or what its digits and marks leave it (wall's pixels). */
export const figureSize = (figure: string, width: number, most: number): number =>
  Math.min(most, Math.floor(width / emOf(figure, 'figures')));
