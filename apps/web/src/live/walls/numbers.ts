import { emOf } from '../../kit/tv/letters.ts';

/** Groups digits always: Italian and Spanish would group only from five digits on. Older TVs treat the option as `true`. */
export const grouped = (language: string): Intl.NumberFormat => new Intl.NumberFormat(language, { useGrouping: 'always' });

/** The number of page turns since a scene began. `at` is in Unix ms of the server's clock. */
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

/** Largest font size, in the wall's pixels, at which a figure fits. */
export const figureSize = (figure: string, width: number, most: number): number =>
  Math.min(most, Math.floor(width / emOf(figure, 'figures')));
