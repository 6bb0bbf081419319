import { expect } from 'vitest';
import { aRole, aUser } from '../../test/rows.ts';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly ofDesk: number;
    readonly correction: number;
    readonly correctionOfDesk: number;
  }
}

export const samples: Samples = {
  removing: ['clubUsers.undoCorrection', 'corrections.undo', 'clubUsers.cancelEmailProposal', 'emailProposals.decline'],
  async rows(db, { club, athlete }) {
    const ofDesk = await aUser(db, { FirstMidName: 'Dora', EmailConfirmed: false });
    await aRole(db, ofDesk, 'Athlete', club);
    const corrected = async (UserId: number) => {
      const row = {
        ClubId: club,
        UserId,
        At: new Date(),
        Values: JSON.stringify([{ Field: 'LastName', Was: '', Became: 'Ferri' }]),
      };
      const { DeskCorrectionId } = await db
        .insertInto('desk_corrections')
        .values(row)
        .returning('DeskCorrectionId')
        .executeTakeFirstOrThrow();
      return DeskCorrectionId;
    };
    for (const UserId of [athlete, ofDesk]) {
      const { Email: Present } = await db
        .selectFrom('users')
        .select('Email')
        .where('UserId', '=', UserId)
        .executeTakeFirstOrThrow();
      const row = { ClubId: club, UserId, Email: `other${UserId}@example.com`, Present, At: new Date() };
      await db.insertInto('email_proposals').values(row).execute();
    }
    return { ofDesk, correction: await corrected(athlete), correctionOfDesk: await corrected(ofDesk) };
  },
  calls({ club, athlete, ofDesk, correction, correctionOfDesk }) {
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
      'clubUsers.corrections': {
        ...request,
        answer: expect.arrayContaining([expect.objectContaining({ DeskCorrectionId: correctionOfDesk, By: null })]),
      },
      'clubUsers.undoCorrection': {
        params: { id: club, userId: ofDesk, correctionId: correctionOfDesk },
        answer: { Undone: expect.any(Array) },
      },
      'clubUsers.proposeEmail': {
        params: { id: club, userId: athlete },
        body: { Email: `proposed${club}@example.com` },
        answer: { ClubId: club, Email: `proposed${club}@example.com` },
      },
      'clubUsers.emailProposal': { params: { id: club, userId: athlete }, answer: { Proposal: { ClubId: club } } },
      'clubUsers.cancelEmailProposal': { params: { id: club, userId: ofDesk } },
      'emailProposals.ofUser': { params: { id: athlete }, answer: [{ ClubId: club }] },
      'emailProposals.decline': { params: { id: athlete, clubId: club } },
      'corrections.ofUser': {
        params: { id: athlete },
        answer: expect.arrayContaining([expect.objectContaining({ DeskCorrectionId: correction })]),
      },
      'corrections.undo': { params: { id: athlete, correctionId: correction }, answer: { Undone: expect.any(Array) } },
    };
  },
};
