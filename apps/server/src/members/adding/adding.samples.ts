import { aRole, aUser } from '../../test/rows.ts';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly ofDesk: number;
  }
}

export const samples: Samples = {
  async rows(db, { club }) {
    const ofDesk = await aUser(db, { FirstMidName: 'Dora', EmailConfirmed: false });
    await aRole(db, ofDesk, 'Athlete', club);
    return { ofDesk };
  },
  calls({ club, ofDesk }) {
    const request = { params: { id: club, userId: ofDesk } };
    const Contact = { Phone: '+39 02 1234', Address1: null, PostalCode: null, City: 'Milano' };
    const corrected = { FirstMidName: 'Dora', LastName: 'Conti', BirthDate: '1990-01-31', ...Contact };
    return {
      'clubUsers.add': {
        params: { id: club },
        body: { Email: `added${club}@example.com`, FirstMidName: 'Desk', Language: 'en', Agreed: true },
        answer: { User: { FirstMidName: 'Desk', Roles: ['Athlete'] }, Invitation: null },
      },
      'clubUsers.deskProfile': { ...request, answer: { FirstMidName: 'Dora', LastName: 'Conti', SignsIn: false } },
      'clubUsers.correct': { ...request, body: { ...corrected, RowVersion: 1 }, answer: corrected },
    };
  },
};
