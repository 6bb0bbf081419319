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
    return {
      'displays.startPairing': {},
      'displays.pairing': { body: { PairingId: 'x', Secret: 'x' } },
      'displays.pair': { ...club, body: { Code: 'NOSUCH', DisplayGroupId: rows.room, Name: 'TV' } },
      'displays.list': club,
      'displays.update': { params: { id: rows.display }, body: { Name: 'TV', DisplayGroupId: rows.room } },
      'displays.delete': { params: { id: rows.display } },
    };
  },
  removing: ['displays.delete'],
};
