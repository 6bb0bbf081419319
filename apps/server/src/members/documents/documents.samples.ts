import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly expiration: number;
  }
}

export const samples: Samples = {
  async rows(db, { club: ClubId, athlete: UserId }) {
    const ExpirationDate = new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10);
    const { ExpirationId: expiration } = await db
      .insertInto('expirations')
      .values({ ClubId, UserId, Type: 'MedicalCertificate', ExpirationDate })
      .returning('ExpirationId')
      .executeTakeFirstOrThrow();
    return { expiration };
  },
  calls(rows) {
    const club = { params: { id: rows.club } };
    const expiration = { params: { id: rows.expiration } };
    const certificate = { Type: 'MedicalCertificate', ExpirationDate: '2099-01-01' };
    return {
      'expirations.ofClubUser': { params: { id: rows.club, userId: rows.athlete } },
      'expirations.ofClub': club,
      'expirations.ofUser': { params: { id: rows.athlete } },
      'expirations.create': { body: { ClubId: rows.club, UserId: rows.athlete, ...certificate } },
      'expirations.update': { ...expiration, body: certificate },
      'expirations.complete': expiration,
      'expirations.delete': expiration,
    };
  },
  removing: ['expirations.delete'],
};
