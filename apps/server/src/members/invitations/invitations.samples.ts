import { expect } from 'vitest';
import { newCode } from '../../platform/secrets/secrets.ts';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly invitation: string;
    readonly droppedInvitation: string;
    readonly misdirectedInvitation: string;
    readonly invitationLink: string;
    readonly unsentInvitation: number;
  }
}

const WAITS = 'waits@example.com';

export const samples: Samples = {
  async rows(db, { club: ClubId, athlete }) {
    const CreatedAt = new Date();
    const mailed = async (Email: string) => {
      const row = { ClubId, Code: newCode(16), Kind: 'Email', Role: 'Athlete', Email, Language: 'en', CreatedAt } as const;
      const ExpiresAt = new Date(CreatedAt.getTime() + 14 * 86_400_000);
      return db
        .insertInto('invitations')
        .values({ ...row, ExpiresAt })
        .returning(['InvitationId', 'Code'])
        .executeTakeFirstOrThrow();
    };
    const [invitation, dropped, misdirected, unsent] = [
      await mailed(WAITS),
      await mailed('dropped@example.com'),
      await mailed('misdirected@example.com'),
      await mailed('unsent@example.com'),
    ];
    const { Email: own } = await db.selectFrom('users').select('Email').where('UserId', '=', athlete).executeTakeFirstOrThrow();
    await mailed(own);
    const link = { ClubId, Code: newCode(16), Kind: 'Link', Role: 'Athlete', Title: 'Door', Language: 'en', CreatedAt } as const;
    await db.insertInto('invitations').values(link).execute();
    return {
      invitation: invitation.Code,
      droppedInvitation: dropped.Code,
      misdirectedInvitation: misdirected.Code,
      invitationLink: link.Code,
      unsentInvitation: unsent.InvitationId,
    };
  },
  calls(rows) {
    const club = { params: { id: rows.club } };
    const code = { params: { code: rows.invitation } };
    const email = 'new@example.com';
    return {
      'invitations.list': {
        ...club,
        answer: { data: expect.arrayContaining([expect.objectContaining({ Email: email, Sendings: 1, State: 'Waiting' })]) },
      },
      'invitations.links': { ...club, answer: [{ Title: 'Window', Joined: 0 }, { Title: 'Door' }] },
      'invitations.create': { ...club, body: { Title: 'Window' }, answer: { Title: 'Window', Joined: 0 } },
      'invitations.check': {
        ...club,
        body: { Emails: [WAITS] },
        answer: [{ State: 'Invited', Code: rows.invitation }],
      },
      'invitations.sendEmail': {
        ...club,
        body: { People: [{ Email: email }], Role: 'Athlete', Language: 'en' },
        answer: { Invitations: [{ Email: email, Sendings: 1 }], LeftOut: [] },
      },
      'invitations.ofUser': { params: { id: rows.athlete }, answer: [{ ClubId: rows.club, State: 'Waiting' }] },
      'invitations.inviteUser': {
        params: { id: rows.athlete },
        body: { ClubId: rows.club },
        answer: { ErrorType: 'UserIsMember' },
      },
      'invitations.open': {
        params: { code: rows.invitationLink },
        answer: { ClubId: rows.club, InvitedBy: null, LastDay: null },
      },
      'invitations.prove': {
        body: { Code: rows.invitation, Proof: 'wrong' },
        answer: { ErrorType: 'InvitationProofWrong' },
      },
      'invitations.accept': { params: { code: rows.invitationLink }, answer: { ErrorType: 'AlreadyMember' } },
      'invitations.batch': {
        ...club,
        body: { InvitationIds: [rows.unsentInvitation], Act: 'Send' },
        answer: { Done: [rows.unsentInvitation], Refused: [] },
      },
      'invitations.resend': { ...code, answer: { Code: rows.invitation, Sendings: 1 } },
      'invitations.address': {
        params: { code: rows.misdirectedInvitation },
        body: { Email: `corrected${rows.club}@example.com` },
        answer: { Sendings: 1 },
      },
      'invitations.active': { ...code, body: { Active: true } },
      'invitations.delete': { params: { code: rows.droppedInvitation } },
    };
  },
  removing: ['invitations.delete'],
};
