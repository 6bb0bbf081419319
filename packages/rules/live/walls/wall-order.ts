/** No athlete moves during a training. Places count from 0, row by row. */

export type Places = readonly (number | null)[];

export interface Newcomer {
  readonly id: number;
  readonly station: number | null;
  readonly name: string;
}

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

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

export function withoutAthlete(places: Places, id: number): (number | null)[] {
  const next = places.map((athlete) => (athlete === id ? null : athlete));
  while (next.length > 0 && next.at(-1) === null) next.pop();
  return next;
}

export function withoutGaps(taken: readonly number[]): number[] {
  const own = new Set(taken.filter((place) => place < taken.length));
  const last = taken.filter((place) => place >= taken.length);
  return taken.map((_, seat) => (own.has(seat) ? seat : (last.shift() ?? seat)));
}

export interface Grid {
  readonly columns: number;
  readonly rows: number;
}
export const PAGE_TILES = 60;
export const PAGE_SECONDS = 15;

const grids: readonly Grid[] = [
  { columns: 3, rows: 2 },
  { columns: 4, rows: 3 },
  { columns: 6, rows: 4 },
  { columns: 8, rows: 5 },
  { columns: 10, rows: 6 },
];

export function grid(places: number): Grid & { readonly pages: number } {
  const fits = grids.find(({ columns, rows }) => columns * rows >= places) ?? { columns: 10, rows: 6 };
  return { ...fits, pages: Math.max(1, Math.ceil(places / PAGE_TILES)) };
}

/** Gaps are closed after this many seconds without a change, so not while athletes come or leave. */
export const QUIET_SECONDS = 120;

/** Gaps are closed only if tiles become larger or pages fewer, with one place free. Otherwise undefined. */
export function closedUp(places: Places, count: number): number[] | undefined {
  const standing = places.filter((id) => id !== null);
  const [now, then] = [grid(count), grid(standing.length + 1)];
  const smaller = then.pages < now.pages || then.columns * then.rows < now.columns * now.rows;
  return standing.length > 0 && smaller ? standing : undefined;
}
