import { expect } from 'vitest';
import { hashOf } from '../../platform/secrets/secrets.ts';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly kiosk: number;
    readonly kioskToken: string;
    readonly kioskCode: string;
  }
}

const HOUR_MS = 3_600_000;

export const samples: Samples = {
  async rows(db, { club }) {
    const [kioskToken, kioskCode, at] = [`kiosk-of-${club}`, `KIOSK${club}`, new Date()];
    const here = { ClubId: club, CreatedAt: at };
    const rows = await db
      .insertInto('kiosks')
      .values([
        { ...here, Name: 'Entrance', TokenHash: hashOf(kioskToken), PairedAt: at },
        { ...here, Name: 'Side door', Code: kioskCode, CodeEndsAt: new Date(at.getTime() + HOUR_MS) },
      ])
      .returning('KioskId')
      .execute();
    await db.deleteFrom('identity_attempts').where('Key', 'like', 'kiosk-code:%').execute();
    return { kiosk: rows[0]?.KioskId ?? 0, kioskToken, kioskCode };
  },
  calls: ({ club, kiosk, kioskToken, kioskCode }) => ({
    'kiosks.list': {
      params: { id: club },
      answer: [{ Name: 'Changing rooms' }, { KioskId: kiosk, ClubId: club }, { Name: 'Side door' }],
    },
    'kiosks.create': {
      body: { ClubId: club, Name: 'Changing rooms' },
      answer: { ClubId: club, Name: 'Changing rooms', Code: expect.any(String) },
    },
    'kiosks.newCode': { params: { id: kiosk }, answer: { KioskId: kiosk, Code: expect.any(String) } },
    'kiosks.open': { body: { Code: kioskCode }, answer: { Name: 'Side door', Token: expect.any(String) } },
    'kiosks.state': { body: { Token: kioskToken }, answer: { Name: 'Entrance' } },
    'kiosks.delete': { params: { id: kiosk } },
  }),
  removing: ['kiosks.delete'],
};
