import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Invitation, InvitationBatch } from '@clubpulse/contract/members/invitations';
import type { BatchedInvitations } from '@clubpulse/contract/members/invitations.calls';
import { mayInvite, refuseClosed, refuseResending } from '@clubpulse/rules/members/invitations/invitations';
import type { Queryable } from '../../platform/database/database.ts';
import { refusedBy } from '../../platform/database/violations.ts';
import { emit } from '../../platform/events/emit.store.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { newCode } from '../../platform/secrets/secrets.ts';
import type { ClubFacts } from './acceptance.service.ts';
import * as store from './invitations.store.ts';
import {
  CODE_LENGTH,
  check,
  expire,
  inviterOf,
  mailedInvitations,
  mailTo,
  manages,
  type Ready,
  withdraw,
  writtenOften,
} from './inviting.service.ts';
import { refuseAddress, refusedAs } from './sending.service.ts';

const BATCHED_AT_ONCE = 20;

const invitedMeanwhile = (Email: string) => ({ invitations_waiting: refuseAddress('UserIsInvited', Email) });

const change = <T>(
  { db, clubs }: Ready,
  code: string,
  caller: Caller,
  act: (trx: Queryable, row: store.InvitationRow, club: ClubFacts) => Promise<T>,
): Promise<T | Refusal> =>
  db.transaction().execute(async (trx) => {
    const row = await store.takeInvitation(trx, code);
    const club = row && (await clubs.facts(row.ClubId, trx));
    if (!row || !club) return refuse('NotFound');
    return mayInvite(manages(caller, club), row.Role) ? act(trx, row, club) : refuse('InsufficientRights');
  });

async function resendIn(
  ready: Ready,
  trx: Queryable,
  row: store.InvitationRow,
  club: ClubFacts,
  caller: Caller,
  inviter: string,
): Promise<Refusal | undefined> {
  const refused = refuseResending(row, ready.now());
  if (refused) return refused;
  if ((await writtenOften(ready, trx, row.ClubId, [row.Email ?? ''])).size > 0) return refuse('InvitationSentOften');
  await mailTo(ready, trx, row, club, inviter);
  const Payload = { InvitationId: row.InvitationId, Email: row.Email ?? '', Role: row.Role, By: caller.UserId };
  await emit(trx, { ClubId: row.ClubId, Type: 'InvitationResent', Payload });
  return undefined;
}

async function deleteIn(ready: Ready, trx: Queryable, row: store.InvitationRow, caller: Caller): Promise<undefined> {
  const { InvitationId, ClubId: clubId } = row;
  await withdraw(ready, trx, row);
  await store.deleteInvitation(trx, InvitationId);
  const Payload = { InvitationId, Active: null, By: caller.UserId };
  await emit(trx, { ClubId: clubId, Type: 'InvitationChanged', Payload });
}

export const resend = (ready: Ready, code: string, caller: Caller): Promise<Invitation | Refusal> =>
  change(ready, code, caller, async (trx, row, club) => {
    if (row.Kind !== 'Email') return refuse('NotFound');
    const refused = await resendIn(ready, trx, row, club, caller, await inviterOf(ready, caller.UserId, club, trx));
    if (refused) return refused;
    const [sent] = await mailedInvitations(ready, trx, [row.InvitationId]);
    return sent ?? refuse('NotFound');
  });

/** The mail may have gone to another person, so the old code becomes invalid. */
export const correctAddress = (ready: Ready, code: string, Email: string, caller: Caller): Promise<Invitation | Refusal> =>
  refusedBy(invitedMeanwhile(Email), () =>
    change(ready, code, caller, async (trx, row, club) => {
      if (row.Kind !== 'Email') return refuse('NotFound');
      const closed = refuseClosed(row, ready.now());
      if (closed) return closed;
      await expire(ready, trx, row.ClubId);
      const [known] = await check(ready, row.ClubId, [Email], trx);
      if (known && known.State !== 'Ready') return refuseAddress(refusedAs(known), Email);
      await withdraw(ready, trx, row);
      const corrected = await store.redirect(trx, row.InvitationId, { Email, Code: newCode(CODE_LENGTH) });
      await mailTo(ready, trx, corrected, club, await inviterOf(ready, caller.UserId, club, trx));
      const Payload = { InvitationId: row.InvitationId, Email, Role: row.Role, By: caller.UserId };
      await emit(trx, { ClubId: row.ClubId, Type: 'InvitationResent', Payload });
      const [sent] = await mailedInvitations(ready, trx, [row.InvitationId]);
      return sent ?? refuse('NotFound');
    }),
  );

export const setActive = (ready: Ready, code: string, Active: boolean, caller: Caller): Promise<Refusal | undefined> =>
  change(ready, code, caller, async (trx, { InvitationId, ClubId: clubId }) => {
    await store.setActive(trx, InvitationId, Active);
    await emit(trx, { ClubId: clubId, Type: 'InvitationChanged', Payload: { InvitationId, Active, By: caller.UserId } });
    return undefined;
  });

export const deleteInvitation = (ready: Ready, code: string, caller: Caller): Promise<Refusal | undefined> =>
  change(ready, code, caller, (trx, row) => deleteIn(ready, trx, row, caller));

export async function batch(
  ready: Ready,
  clubId: ClubId,
  { InvitationIds, Act }: InvitationBatch,
  caller: Caller,
): Promise<BatchedInvitations | Refusal> {
  const { db, clubs } = ready;
  const club = await clubs.facts(clubId);
  if (!club) return refuse('NotFound');
  const inviter = await inviterOf(ready, caller.UserId, club);
  const may = manages(caller, club);
  const wanted = [...new Set(InvitationIds)].sort((one, other) => one - other);
  const batched: BatchedInvitations = { Done: [], Refused: [] };
  for (let at = 0; at < wanted.length; at += BATCHED_AT_ONCE) {
    const ids = wanted.slice(at, at + BATCHED_AT_ONCE);
    const done = await db.transaction().execute(async (trx) => {
      const rows = new Map((await store.takeInvitations(trx, clubId, ids)).map((row) => [row.InvitationId, row]));
      const outcomes: (readonly [number, Refusal | undefined])[] = [];
      for (const id of ids) {
        const row = rows.get(id);
        if (!row) outcomes.push([id, refuse('NotFound')]);
        else if (!mayInvite(may, row.Role)) outcomes.push([id, refuse('InsufficientRights')]);
        else if (Act === 'Send') outcomes.push([id, await resendIn(ready, trx, row, club, caller, inviter)]);
        else outcomes.push([id, await deleteIn(ready, trx, row, caller)]);
      }
      return outcomes;
    });
    for (const [InvitationId, refused] of done) {
      if (refused === undefined) batched.Done.push(InvitationId);
      else batched.Refused.push({ InvitationId, ErrorType: refused.refused });
    }
  }
  return batched;
}
