import { type ClubLicense, NO_END } from '@clubpulse/contract/clubs/licenses/licenses';
import { describe, expect, it } from 'vitest';
import { clubWith } from '../../../test/world.ts';
import { inOrder, orderNamed } from './club-order.ts';
import type { Compared } from './worst-first.ts';

interface Facts {
  readonly members?: number;
  readonly taken?: number;
  readonly unpaid?: readonly [string, number];
  readonly end?: string;
  readonly online?: number;
}
const license: ClubLicense = {
  ClubLicenseId: 1,
  ClubId: 1,
  Name: 'Club',
  Begin: '2026-01-01',
  End: NO_END,
  Members: 300,
  Trainers: 9,
  Bridges: 9,
  LiveTrainings: 9,
  VideoGB: 9,
  Sms: 9,
};
const club = (Name: string, { members = 1, taken, unpaid, end, online }: Facts): Compared => ({
  club: {
    ...clubWith(1, { Name }),
    Summary: {
      ClubId: 1,
      Code: Name.toUpperCase(),
      InviteCode: '4F00D5A19C2E4B7F8A11',
      Athletes: members,
      TrainingNow: 0,
      TrainingsToday: 0,
      PointsToday: 0,
      BridgesTotal: online === undefined ? 0 : 4,
      BridgesOnline: online ?? 0,
      BridgeWarnings: 0,
    },
  },
  license: {
    ClubId: 1,
    Licenses: end === undefined ? [] : [{ ...license, End: end }],
    Today: '2026-11-20',
    Usage: [],
    Warnings: [],
  },
  figures: {
    ClubId: 1,
    Members: members,
    Joined: 0,
    Seats: taken === undefined ? 0 : 100,
    SeatsTaken: taken ?? 0,
    SeatsBefore: 0,
    SeatsTakenBefore: 0,
    Unpaid: unpaid === undefined ? [] : [{ Currency: unpaid[0], Amount: unpaid[1], People: 1 }],
  },
});
const clubs = [
  club('Alba', { members: 10, taken: 80, unpaid: ['EUR', 900], end: '2027-03-31', online: 4 }),
  club('Brera', { members: 300, taken: 80, unpaid: ['CHF', 5000], end: NO_END, online: 3 }),
  club('Corso', { members: 20 }),
  club('Duomo', { members: 7, taken: 38, unpaid: ['EUR', 12_000], end: '2026-12-01', online: 4 }),
];
const names = (order: string) =>
  inOrder(clubs, orderNamed(order), 'it')
    .map((one) => one.club.Name.charAt(0))
    .join('');

describe("the order of a brand's clubs", () => {
  it('is by urgency unless a known column is chosen', () => {
    expect(orderNamed(null)).toBe('Why');
    expect(orderNamed('Colour')).toBe('Why');
    expect(names('Why')).toBe('BADC');
  });

  it('by a figure works in both directions, with equal clubs by urgency and missing figures last', () => {
    expect(names('Members')).toBe('DACB');
    expect(names('-Members')).toBe('BCAD');
    expect(names('Seats')).toBe('DBAC');
    expect(names('-Seats')).toBe('BADC');
    expect(names('Licence')).toBe('DABC');
    expect(names('-Licence')).toBe('BADC');
    expect(names('Bridges')).toBe('BADC');
    expect(names('-Bridges')).toBe('ADBC');
    expect(names('-Club')).toBe('DCBA');
  });

  it('by debts compares amounts within each currency', () => {
    expect(names('Unpaid')).toBe('BADC');
    expect(names('-Unpaid')).toBe('BDAC');
  });
});
