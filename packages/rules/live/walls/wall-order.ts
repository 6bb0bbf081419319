/** Fixed places on a wall: nobody moves while anybody trains (design 13). Places count from 0, left to right, row by row. */

/** Who stands where; null is a free place. The last one is never free. */
export type Places = readonly (number | null)[];

export interface Newcomer {
  readonly id: number;
  /** Station number, when there is one. */
  readonly station: number | null;
  /** As the wall shows it. */
  readonly name: string;
}

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/**
 * Gives places to athletes heard for the first time: station numbers first and in their order, then by name, each into
 * the next free place. Those who have a place keep it.
 */
export function withNewcomers(places: Places, newcomers: readonly Newcomer[]): (number | null)[] {
  const next = [...places];
  const queue = newcomers
    .filter(({ id }) => !places.includes(id))
    .toSorted((a, b) => (a.station ?? Infinity) - (b.station ?? Infinity) || byName.compare(a.name, b.name) || a.id - b.id);
  for (const { id } of queue) {
    const gap = next.indexOf(null);
    next[gap < 0 ? next.length : gap] = id;
  }
  return next;
}

/** Frees the place of an athlete who left. */
export function withoutAthlete(places: Places, id: number): (number | null)[] {
  const next = places.map((athlete) => (athlete === id ? null : athlete));
  while (next.length > 0 && next.at(-1) === null) next.pop();
  return next;
}

/** For pages without gaps: whoever stands in the last of the taken places, in their order, comes into free ones; nobody else moves. */
export function withoutGaps(taken: readonly number[]): number[] {
  const own = new Set(taken.filter((place) => place < taken.length));
  const last = taken.filter((place) => place >= taken.length);
  return taken.map((_, seat) => (own.has(seat) ? seat : (last.shift() ?? seat)));
}

export interface Grid {
  readonly columns: number;
  readonly rows: number;
}
/** Tiles on one page at most; further places go to further pages. */
export const PAGE_TILES = 60;
/** Each page stays this long. */
export const PAGE_SECONDS = 15;

const grids: readonly Grid[] = [
  { columns: 3, rows: 2 },
  { columns: 4, rows: 3 },
  { columns: 6, rows: 4 },
  { columns: 8, rows: 5 },
  { columns: 10, rows: 6 },
];

/** The grid of a wall with that many places (free ones between others count), and how many pages it needs. */
export function grid(places: number): Grid & { readonly pages: number } {
  const fits = grids.find(({ columns, rows }) => columns * rows >= places) ?? { columns: 10, rows: 6 };
  return { ...fits, pages: Math.max(1, Math.ceil(places / PAGE_TILES)) };
}

/** A wall closes up when nobody came or went for this long: not while a class fills or empties the room. */
export const QUIET_SECONDS = 120;

/**
 * Everybody moved up, in the order they stand in, when that makes the tiles of a wall cut up for `kept` places larger or
 * saves a page, and leaves a place for one more; undefined when it does not.
 */
export function closedUp(places: Places, kept: number): number[] | undefined {
  const standing = places.filter((id) => id !== null);
  const [now, then] = [grid(kept), grid(standing.length + 1)];
  const smaller = then.pages < now.pages || then.columns * then.rows < now.columns * now.rows;
  return standing.length > 0 && smaller ? standing : undefined;
}
