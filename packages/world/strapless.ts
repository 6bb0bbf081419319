import { athletes } from './athletes.ts';
import type { ClubCode } from './clubs.ts';
import { type Member, type PersonRow, person } from './people.ts';

/** Members without straps. Staff of this club check them in. */

const club: ClubCode = 'NAVIGLI';
const rows: readonly PersonRow[] = [
  ['Dario', 'Dario', 'Pellegrini', 'M', '1988-05-23', 179, 80, 'it'],
  ['Vera', 'Vera', 'Santoro', 'F', '1993-11-02', 166, 60, 'it'],
  ['Otto', 'Ottavio', 'Grassi', 'M', '1976-07-30', 182, 88, 'it'],
  ['Emma', 'Emma', 'Rossi', 'F', '2012-04-18', 158, 47, 'it'],
  ['Pietro', 'Pietro', 'Rossi', 'M', '2010-01-09', 171, 58, 'it'],
];
export const strapless: readonly Member[] = rows.map((row) => ({ ...person(row), club, hidden: false }));

export const members: readonly Member[] = [...athletes, ...strapless];

const every = (days: number, { from, to }: { readonly from: number; readonly to: number }): number[] =>
  Array.from({ length: Math.floor((from - to) / days) + 1 }, (_, visit) => from - visit * days);

export const visits: Readonly<Record<string, readonly number[]>> = {
  Dario: every(3, { from: 81, to: 33 }),
  Vera: every(4, { from: 82, to: 22 }),
  Otto: [...every(3, { from: 80, to: 32 }), 17],
  Emma: every(7, { from: 38, to: 3 }),
};
