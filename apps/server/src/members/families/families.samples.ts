import { aRole, aUser } from '../../test/rows.ts';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly paidFor: number;
    readonly paidForToo: number;
    readonly stranger: number;
    readonly familyInvitation: number;
    readonly deskInvitation: number;
    readonly familyOffer: number;
  }
}

export const samples: Samples = {
  async rows(db, { club: ClubId, athlete }) {
    const member = async () => {
      const UserId = await aUser(db);
      await aRole(db, UserId, 'Athlete', ClubId);
      return UserId;
    };
    const [paidFor, paidForToo, stranger, other] = [await member(), await member(), await member(), await member()];
    const Since = new Date('2026-10-01T10:00:00Z');
    const family = [paidFor, paidForToo].map((UserId) => ({ ClubId, UserId, PayerId: athlete, Since, MayBook: true }));
    await db.insertInto('family_members').values(family).execute();
    const { Email: own } = await db.selectFrom('users').select('Email').where('UserId', '=', athlete).executeTakeFirstOrThrow();
    const ask = async (PayerId: number, Email: string) => {
      const row = { ClubId, PayerId, Email: Email.toLowerCase(), AskedAt: Since };
      return (await db.insertInto('family_invitations').values(row).returning('FamilyInvitationId').executeTakeFirstOrThrow())
        .FamilyInvitationId;
    };
    return {
      paidFor,
      paidForToo,
      stranger,
      familyInvitation: await ask(athlete, `waits.${ClubId}@example.com`),
      deskInvitation: await ask(athlete, `desk.${ClubId}@example.com`),
      familyOffer: await ask(other, own),
    };
  },
  calls({ club, athlete, paidFor, paidForToo, stranger, familyInvitation, deskInvitation, familyOffer }) {
    const ofAthlete = { id: club, userId: athlete };
    const family = { Payer: null, Members: [{ UserId: paidFor }, { UserId: paidForToo }] };
    return {
      'families.ofUser': { params: { id: athlete }, answer: [{ ClubId: club, ...family }] },
      'families.ask': { params: { id: athlete, clubId: club }, body: { Email: `sample.${club}@example.com` } },
      'families.accept': {
        params: { id: athlete, familyInvitationId: familyOffer },
        answer: { ErrorType: 'FamilyChain' },
      },
      'families.drop': { params: { id: athlete, familyInvitationId: familyInvitation } },
      'families.end': { params: { id: athlete, clubId: club, memberId: paidFor } },
      'families.mayBook': { params: { id: athlete, clubId: club }, body: { MayBook: true }, answer: { ErrorType: 'NotFound' } },
      'families.ofClubUser': { params: ofAthlete, answer: family },
      'families.askForClubUser': { params: ofAthlete, body: { UserId: stranger } },
      'families.dropOfClubUser': { params: { ...ofAthlete, familyInvitationId: deskInvitation } },
      'families.endOfClubUser': { params: { ...ofAthlete, memberId: paidForToo } },
    };
  },
  removing: ['families.drop', 'families.end', 'families.dropOfClubUser', 'families.endOfClubUser'],
};
