import type { BodyOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { CheckedInvitee, Invitation } from '@clubpulse/contract/members/invitations';
import type { sendInvitations } from '@clubpulse/contract/members/invitations.calls';
import { mayInvite } from '@clubpulse/rules/members/invitations/invitations';
import type { Queryable } from '../../platform/database/database.ts';
import { refusedBy } from '../../platform/database/violations.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { ClubFacts } from './acceptance.service.ts';
import {
  check,
  clubMissing,
  expire,
  type Invited,
  insert,
  inviterOf,
  mailedInvitations,
  mailTo,
  manages,
  type Ready,
} from './inviting.service.ts';

export async function inviteIn(
  ready: Ready,
  trx: Queryable,
  club: ClubFacts,
  invited: Invited,
  by: number,
): Promise<Invitation | undefined> {
  const row = await insert(ready, trx, club, invited, by);
  if (!row) return undefined;
  await mailTo(ready, trx, row, club, await inviterOf(ready, by, club, trx));
  const [sent] = await mailedInvitations(ready, trx, [row.InvitationId]);
  return sent;
}

export async function send(
  ready: Ready,
  clubId: ClubId,
  { People, Role, Language, Message }: BodyOf<typeof sendInvitations>,
  caller: Caller,
) {
  const { db, clubs } = ready;
  const club = await clubs.facts(clubId);
  if (!club) return refuse('NotFound');
  if (!mayInvite(manages(caller, club), Role)) return refuse('InsufficientRights');
  const inviter = await inviterOf(ready, caller.UserId, club);
  const checked = await check(
    ready,
    clubId,
    People.map(({ Email }) => Email),
  );
  const ids: number[] = [];
  const refusal = await refusedBy(clubMissing, () =>
    db.transaction().execute(async (trx) => {
      await expire(ready, trx, clubId);
      // The rows have the order of e-mail addresses, as in imports, to prevent deadlocks.
      const inOrder = [...People.entries()].sort(([, { Email: one }], [, { Email: other }]) => (one < other ? -1 : 1));
      for (const [at, { Email, FirstMidName, LastName }] of inOrder) {
        if (checked[at]?.State !== 'Ready') continue;
        const row = await insert(ready, trx, club, { Email, FirstMidName, LastName, Role, Language, Message }, caller.UserId);
        if (row) {
          await mailTo(ready, trx, row, club, inviter);
          ids.push(row.InvitationId);
        }
      }
    }),
  );
  if (isRefusal(refusal)) return refusal;
  const sent = await mailedInvitations(ready, db, ids);
  const done = new Set(sent.map(({ Email }) => Email));
  // Rows that were not inserted are checked again for the reason, because another user invited them meanwhile.
  const late = checked.filter(({ State, Email }) => State === 'Ready' && !done.has(Email)).map(({ Email }) => Email);
  const LeftOut = [...checked.filter(({ State }) => State !== 'Ready'), ...(await check(ready, clubId, late))];
  const [first] = LeftOut;
  if (sent.length > 0 || first === undefined) return { Invitations: sent, LeftOut };
  return refuseAddress(refusedAs(first), first.Email, 'People');
}

type AddressRefusal = 'UserIsInvited' | 'UserIsMember' | 'InvitationSentOften';

export const refuseAddress = (why: AddressRefusal, email: string, field: 'Email' | 'People' = 'Email'): Refusal =>
  refuse(why, { values: { email }, errors: [{ field, key: `error.${why}`, values: { email } }] });

export function refusedAs({ State }: CheckedInvitee): AddressRefusal {
  if (State === 'Often') return 'InvitationSentOften';
  return State === 'Invited' ? 'UserIsInvited' : 'UserIsMember';
}
