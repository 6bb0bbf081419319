import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly display: number;
  }
}

export const samples: Samples = {
  async rows(db, { club, room }) {
    const { DisplayId: display } = await db
      .insertInto('displays')
      .values({ ClubId: club, DisplayGroupId: room, Name: 'TV', TokenHash: `token-${club}` })
      .returning('DisplayId')
      .executeTakeFirstOrThrow();
    return { display };
  },
  calls(rows) {
    const club = { params: { id: rows.club } };
    const moved = { DisplayId: rows.display, DisplayGroupId: rows.emptyRoom };
    return {
      'displays.startPairing': { answer: { Secret: expect.any(String) } },
      'displays.pairing': { body: { PairingId: 'x', Secret: 'x' }, answer: { ErrorType: 'PairingCodeExpired' } },
      'displays.pair': {
        ...club,
        body: { Code: 'NOSUCH', DisplayGroupId: rows.room, Name: 'TV' },
        answer: { ErrorType: 'PairingCodeUnknown' },
      },
      'displays.list': { ...club, answer: [moved] },
      'displays.update': {
        params: { id: rows.display },
        body: { Name: 'TV', DisplayGroupId: rows.emptyRoom, RowVersion: 0 },
        answer: moved,
      },
      'displays.delete': { params: { id: rows.display } },
    };
  },
  removing: ['displays.delete'],
};
