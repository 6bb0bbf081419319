import { NO_END, UNLIMITED } from '@clubpulse/contract/clubs/licenses/licenses';
import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly license: number;
  }
}

const studio = { Name: 'Studio', Begin: '2025-01-01', End: '2025-12-31' } as const;
const limits = { Members: 200, Trainers: 10, Bridges: 5, LiveTrainings: 1, VideoGB: 20, Sms: 100 };

export const samples: Samples = {
  async rows(db, { club }) {
    const { ClubLicenseId: license } = await db
      .insertInto('club_licenses')
      .values({ ClubId: club, ...studio, ...limits })
      .returning('ClubLicenseId')
      .executeTakeFirstOrThrow();
    return { license };
  },
  calls({ club, brand, license }) {
    const one = { params: { id: club, licenseId: license } };
    return {
      'licenses.ofClub': {
        params: { id: club },
        answer: { ClubId: club, Licenses: [{ Name: 'Red' }, { Name: 'Enterprise' }, {}], Warnings: [] },
      },
      'licenses.stop': { params: { id: club }, answer: { Stop: null } },
      'licenses.ofBrand': {
        params: { id: brand },
        answer: expect.arrayContaining([expect.objectContaining({ ClubId: club, Warnings: [] })]),
      },
      'licenses.create': {
        params: { id: club },
        body: { ...limits, Name: 'Red', Begin: '2049-01-01', End: NO_END, Members: UNLIMITED },
        answer: { ClubId: club, Name: 'Red', Members: UNLIMITED },
      },
      'licenses.update': { ...one, body: { ...studio, ...limits, Sms: 50 }, answer: { ClubLicenseId: license, Sms: 50 } },
      'licenses.delete': one,
    };
  },
  removing: ['licenses.delete'],
};
