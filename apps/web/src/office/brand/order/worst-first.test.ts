import { expect, it } from 'vitest';
import { clubWith } from '../../../test/world.ts';
import { type Compared, seatsChange, worstFirst, worstNeed } from './worst-first.ts';

const ended = { Kind: 'Ended', Day: '2026-11-17' } as const;
const full = { Kind: 'Full', Resource: 'Members', Used: 9, Limit: 9 } as const;
const figures = (SeatsTaken: number, SeatsTakenBefore: number, Seats = 100) => ({
  ClubId: 1,
  Members: 9,
  Joined: 1,
  Seats,
  SeatsTaken,
  SeatsBefore: 100,
  SeatsTakenBefore,
  Unpaid: [],
});

const club = (
  id: number,
  Name: string,
  BridgeWarnings: number,
  BridgesOnline: number,
  also: Partial<Compared> = {},
): Compared => ({
  club: {
    ...clubWith(id, { Name }),
    Summary: {
      ClubId: id,
      Code: Name.toUpperCase(),
      InviteCode: '4F00D5A19C2E4B7F8A11',
      Athletes: 0,
      TrainingNow: 0,
      TrainingsToday: 0,
      PointsToday: 0,
      BridgesTotal: 2,
      BridgesOnline,
      BridgeWarnings,
    },
  },
  license: undefined,
  figures: undefined,
  ...also,
});
const warned = (warning: typeof ended | typeof full) => ({
  license: { ClubId: 1, Licenses: [], Today: '2026-11-20', Usage: [], Warnings: [warning] },
});

it('worstFirst puts clubs that need attention first', () => {
  const names = (clubs: Compared[]) => worstFirst(clubs, 'it-IT').map((one) => one.club.Name);
  const plain = [club(1, 'Zeta', 0, 2), club(2, 'alfa', 0, 2), club(3, 'Beta', 0, 1), club(4, 'Gamma', 2, 2)];
  expect(names(plain)).toEqual(['Gamma', 'Beta', 'alfa', 'Zeta']);
  const [zeta, alfa, beta, gamma] = [
    club(1, 'Zeta', 0, 2, warned(full)),
    club(2, 'alfa', 0, 2),
    club(3, 'Beta', 0, 1, warned(ended)),
    club(4, 'Gamma', 2, 2),
  ];
  const emptier = club(5, 'Omega', 0, 2, { figures: figures(40, 60) });
  const owed = club(6, 'Pi', 0, 2, { figures: { ...figures(60, 60), Unpaid: [{ Currency: 'EUR', Amount: 5900, People: 1 }] } });
  expect(names([zeta, alfa, beta, gamma, owed, emptier])).toEqual(['Beta', 'Gamma', 'Zeta', 'Omega', 'Pi', 'alfa']);
  expect(worstNeed(owed)).toEqual({ kind: 'unpaid', people: 1 });
});

it('worstNeed returns the most urgent need of a club, and none when all is well', () => {
  expect(worstNeed(club(1, 'A', 1, 2, warned(ended)))).toEqual({ kind: 'licence', warning: ended });
  expect(worstNeed(club(1, 'A', 1, 2, warned(full)))).toEqual({ kind: 'bridges', tone: 'warn' });
  expect(worstNeed(club(1, 'A', 0, 0))).toEqual({ kind: 'bridges', tone: 'bad' });
  expect(worstNeed(club(1, 'A', 0, 2, warned(full)))).toEqual({ kind: 'licence', warning: full });
  expect(worstNeed(club(1, 'A', 0, 2, { figures: figures(40, 60) }))).toEqual({ kind: 'seats', points: 20 });
  expect(worstNeed(club(1, 'A', 0, 2, { figures: figures(55, 60) }))).toBeNull();
});

it('seatsChange compares seats only when both periods had classes', () => {
  expect(seatsChange(figures(74, 76))).toBe(-2);
  expect(seatsChange(figures(0, 76, 0))).toBeNull();
});
