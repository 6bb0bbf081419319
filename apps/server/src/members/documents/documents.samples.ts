import { expect } from 'vitest';
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
    const completed = { ExpirationId: rows.expiration, CompletedAt: expect.any(String) };
    const both = [completed, { Title: 'new' }];
    return {
      'expirations.ofClubUser': { params: { id: rows.club, userId: rows.athlete }, answer: both },
      'expirations.ofClub': { ...club, answer: { data: [{ Title: 'new', Nickname: expect.any(String) }] } },
      'expirations.ofUser': { params: { id: rows.athlete }, answer: both },
      'expirations.create': {
        body: { ClubId: rows.club, UserId: rows.athlete, ...certificate, Title: 'new' },
        answer: { Title: 'new' },
      },
      'expirations.update': {
        ...expiration,
        body: { ...certificate, ExpirationDate: '2098-01-01', Title: 'changed', RowVersion: 0 },
        answer: { Title: 'changed', CompletedAt: null, RowVersion: 1 },
      },
      'expirations.complete': { ...expiration, answer: completed },
      'expirations.delete': expiration,
    };
  },
  removing: ['expirations.delete'],
};
