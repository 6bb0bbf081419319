import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly shownCode: string;
  }
}

const HOUR_MS = 3_600_000;

export const samples: Samples = {
  async rows(db, { club, athlete }) {
    const shownCode = `SHOWN${club}`;
    const row = { Code: shownCode, ClubId: club, UserId: athlete, ExpiresAt: new Date(Date.now() + HOUR_MS) };
    await db.insertInto('check_in_codes').values(row).execute();
    return { shownCode };
  },
  calls: ({ club, athlete, kioskToken, shownCode }) => ({
    'checkIn.code': { params: { id: club }, answer: { Code: expect.any(String), ExpiresAt: expect.any(String) } },
    'checkIn.arrive': { params: { id: club }, body: { UserId: athlete }, answer: { UserId: athlete, Again: false } },
    'checkIn.arriveAtKiosk': { body: { Token: kioskToken, Code: shownCode }, answer: { Again: true, Class: null } },
    'checkIn.ofClub': { params: { id: club }, answer: { data: [{ UserId: athlete }], recordsTotal: 1 } },
  }),
};
