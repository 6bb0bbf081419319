import * as calls from '@clubpulse/contract/members/invitations.calls';
import type { Insertable } from 'kysely';
import type { Invitations } from '../../platform/database/schema.generated.ts';
import { newCode } from '../../platform/secrets/secrets.ts';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aClub } from '../../test/rows.ts';

export const refusals: Refusals = async ({ server, world, rows, open }) => {
  const { db } = server;
  const invite = async (fields: Partial<Insertable<Invitations>>) => {
    const now = new Date();
    const ExpiresAt = new Date(now.getTime() + 86_400_000);
    const Code = newCode(16);
    const row = { ClubId: rows.club, Code, Kind: 'Email', Role: 'Athlete', Language: 'en', CreatedAt: now } as const;
    await db
      .insertInto('invitations')
      .values({ ...row, Email: `${Code}@example.com`, ExpiresAt, ...fields })
      .execute();
    return { params: { code: Code }, token: world.tokens.stranger };
  };
  const { Email } = await db.selectFrom('users').select('Email').where('UserId', '=', rows.athlete).executeTakeFirstOrThrow();
  const send = (email: string) => ({
    params: { id: rows.club },
    body: { People: [{ Email: email }], Role: 'Athlete', Language: 'en' },
    token: world.tokens.managerA,
  });
  await invite({ Email: 'asked@example.com' });
  const often = await invite({ Sendings: 5 });
  const unconfirmed = 'unconfirmed@example.com';
  const later = await open({ OLD_INVITATIONS_UNTIL: '2020-07-31' });
  const old = await later.db
    .selectFrom('clubs')
    .select('InviteCode')
    .where('ClubId', '=', await aClub(later.db))
    .executeTakeFirstOrThrow();
  return {
    UserIsMember: provoke(server, calls.sendInvitations, send(Email), ['People']),
    UserIsInvited: provoke(server, calls.sendInvitations, send('asked@example.com'), ['People']),
    InvitationUsed: provoke(server, calls.acceptInvitation, await invite({ AcceptedAt: new Date() })),
    InvitationOver: provoke(server, calls.acceptInvitation, await invite({ ExpiresAt: new Date('2020-01-01') })),
    InvitationInactive: provoke(server, calls.acceptInvitation, await invite({ Active: false })),
    InvitationOldFormat: provoke(later, calls.openInvitation, { params: { code: old.InviteCode } }),
    InvitationOfOther: provoke(server, calls.acceptInvitation, await invite({ Role: 'Manager' })),
    InvitationToConfirm: provoke(server, calls.acceptInvitation, {
      ...(await invite({ Role: 'Manager', Email: unconfirmed })),
      token: await server.tokenFor(unconfirmed, false),
    }),
    InvitationProofWrong: provoke(server, calls.proveInvitation, {
      body: { Code: (await invite({})).params.code, Proof: 'wrong' },
    }),
    InvitationSentOften: provoke(server, calls.resendInvitation, { ...often, token: world.tokens.managerA }),
  };
};
