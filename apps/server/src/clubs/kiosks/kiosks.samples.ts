import { randomBytes } from 'node:crypto';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly kiosk: number;
  }
}

export const samples: Samples = {
  async rows(db, { club }) {
    const { KioskId: kiosk } = await db
      .insertInto('kiosks')
      .values({ ClubId: club, Name: 'Entrance', Code: randomBytes(6).toString('hex'), CreatedAt: new Date() })
      .returning('KioskId')
      .executeTakeFirstOrThrow();
    return { kiosk };
  },
  calls: ({ club, kiosk }) => ({
    'kiosks.list': { params: { id: club }, answer: [{ Name: 'Changing rooms' }, { KioskId: kiosk, ClubId: club }] },
    'kiosks.create': { body: { ClubId: club, Name: 'Changing rooms' }, answer: { ClubId: club, Name: 'Changing rooms' } },
    'kiosks.delete': { params: { id: kiosk } },
  }),
  removing: ['kiosks.delete'],
};
