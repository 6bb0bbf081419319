import { emOf } from '../../kit/tv/letters.ts';

/** `2.699` in every language: Italian and Spanish would group from five digits on only. Older TVs treat it as `true`. */
export const grouped = (language: string): Intl.NumberFormat => new Intl.NumberFormat(language, { useGrouping: 'always' });

/** Number of page turns since the begin of a scene; both times by the server's clock, `at` in Unix ms. */
export const turnedSince = (since: string, seconds: number, at: number): number =>
  Math.floor(Math.max(0, at - Date.parse(since)) / 1000 / seconds);

interface Paged {
  readonly all: number;
  readonly fit: number;
  readonly seconds: number;
  readonly since: string;
}
export const pageOf = ({ all, fit, seconds, since }: Paged, at: number): number =>
  turnedSince(since, seconds, at) % Math.max(1, Math.ceil(all / fit));

/** Largest height at which a figure fits the width (wall's pixels). */
export const figureSize = (figure: string, width: number, most: number): number =>
  Math.min(most, Math.floor(width / emOf(figure, 'figures')));
