import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { ChallengeId } from '@clubpulse/contract/community/challenges';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { holdRoleIn, holdRolesIn } from '../../accounts/roles/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { type ChallengeParts, type Ready, seen } from './challenge-detail.service.ts';
import { awards, participants, ranking, seenByStaff } from './challenge-lists.service.ts';
import * as people from './challenge-people.store.ts';
import { type ChallengeCaller, type Seen, trainsIn } from './challenges.checks.ts';
import * as store from './challenges.store.ts';

export type ChallengePeople = ReturnType<typeof createChallengePeople>;

const actOn = ({ row: { ChallengeId, Title } }: Seen, { UserId: By }: ChallengeCaller) => ({ ChallengeId, Title, By });

export function createChallengePeople(parts: ChallengeParts) {
  return bindActs(
    { now: () => new Date(), ...parts },
    { ranking, awards, participants, join, leave, addParticipant, removeParticipant, invite, uninvite },
  );
}

async function open(
  parts: Ready,
  challengeId: ChallengeId,
  caller: ChallengeCaller,
): Promise<(Seen & { readonly club: ClubId }) | Refusal> {
  const found = await seen(parts, challengeId, caller);
  if (isRefusal(found)) return found;
  const [club] = trainsIn(caller, found.clubs);
  if (!club) return refuse('NotFound');
  return found.row.EndDate < found.days.first ? refuse('ChallengeFinished') : { ...found, club: club.ClubId };
}

const beforeAwards = (
  { db }: Ready,
  challengeId: ChallengeId,
  act: (trx: Queryable) => Promise<Refusal | undefined>,
  holds: (trx: Queryable) => Promise<boolean> = async () => true,
): Promise<Refusal | undefined> =>
  db.transaction().execute(async (trx) => {
    // Roles are locked before all other rows (decision 0036).
    if (!(await holds(trx))) return refuse('NotFound');
    const row = await store.holdChallenge(trx, challengeId, 'share');
    if (!row) return refuse('NotFound');
    return row.AwardedAt === null ? act(trx) : refuse('ChallengeFinished');
  });

async function join(parts: Ready, challengeId: ChallengeId, caller: ChallengeCaller): Promise<Refusal | undefined> {
  const found = await open(parts, challengeId, caller);
  if (isRefusal(found)) return found;
  const one = { ChallengeId: challengeId, ClubId: found.club, UserId: caller.UserId, JoinedAt: parts.now() };
  return beforeAwards(
    parts,
    challengeId,
    async (trx) => {
      if (await people.removedAt(trx, challengeId, caller.UserId)) return refuse('ChallengeRemoved');
      await people.insertParticipant(trx, one);
      return undefined;
    },
    (trx) => holdRoleIn(trx, caller.UserId, found.club),
  );
}

async function leave(parts: Ready, challengeId: ChallengeId, caller: ChallengeCaller): Promise<Refusal | undefined> {
  const found = await open(parts, challengeId, caller);
  if (isRefusal(found)) return found;
  await parts.db.transaction().execute((trx) => people.deleteParticipant(trx, challengeId, caller.UserId));
  return undefined;
}

async function addParticipant(
  parts: Ready,
  challengeId: ChallengeId,
  userId: UserId,
  caller: ChallengeCaller,
): Promise<Refusal | undefined> {
  const found = await seenByStaff(parts, challengeId, caller);
  if (isRefusal(found)) return found;
  let ClubId: ClubId | undefined;
  return beforeAwards(
    parts,
    challengeId,
    async (trx) => {
      if (ClubId === undefined) return refuse('NotFound');
      const isTaking = (await people.participantsOf(trx, challengeId)).some(({ UserId }) => UserId === userId);
      if (isTaking) return undefined;
      await people.insertParticipant(trx, { ChallengeId: challengeId, ClubId, UserId: userId, JoinedAt: parts.now() });
      await people.setRemoved(trx, challengeId, userId, null);
      const Payload = { ...actOn(found, caller), Target: userId };
      await emit(trx, { ClubId, Type: 'ChallengeParticipantAdded', Payload });
      return undefined;
    },
    async (trx) => {
      for (const club of found.clubs)
        if (ClubId === undefined && (await holdRoleIn(trx, userId, club.ClubId))) ClubId = club.ClubId;
      return ClubId !== undefined;
    },
  );
}

async function removeParticipant(
  parts: Ready,
  challengeId: ChallengeId,
  userId: UserId,
  caller: ChallengeCaller,
): Promise<Refusal | undefined> {
  const found = await seenByStaff(parts, challengeId, caller);
  if (isRefusal(found)) return found;
  return beforeAwards(parts, challengeId, async (trx) => {
    const taking = (await people.participantsOf(trx, challengeId)).find(({ UserId }) => UserId === userId);
    await people.setRemoved(trx, challengeId, userId, parts.now());
    if (!taking) return undefined;
    const Payload = { ...actOn(found, caller), Target: userId };
    await emit(trx, { ClubId: taking.ClubId, Type: 'ChallengeParticipantRemoved', Payload });
    return undefined;
  });
}

async function invite(
  parts: Ready,
  challengeId: ChallengeId,
  userIds: readonly UserId[],
  caller: ChallengeCaller,
): Promise<{ Invited: number } | Refusal> {
  const found = await seenByStaff(parts, challengeId, caller);
  if (isRefusal(found)) return found;
  if (found.row.EndDate < found.days.first) return refuse('ChallengeFinished');
  return parts.db.transaction().execute(async (trx) => {
    const unknown = new Set(userIds);
    const membersOf = new Map<ClubId, readonly UserId[]>();
    for (const { ClubId } of found.clubs) {
      const members = await holdRolesIn(trx, [...unknown], ClubId);
      membersOf.set(ClubId, [...members]);
      for (const userId of members) unknown.delete(userId);
    }
    const errors = [...userIds.entries()].flatMap(([place, userId]) =>
      unknown.has(userId) ? [{ field: `UserIds.${place}`, key: 'invalid-id' }] : [],
    );
    if (errors.length > 0) return refuse('ValidationFailed', { errors });
    let Invited = 0;
    for (const [ClubId, members] of membersOf) {
      const People = await people.insertInvitations(trx, { ChallengeId: challengeId, ClubId, InvitedAt: parts.now() }, members);
      const Payload = { ...actOn(found, caller), People };
      if (People > 0) await emit(trx, { ClubId, Type: 'ChallengeInvited', Payload });
      Invited += People;
    }
    return { Invited };
  });
}

async function uninvite(
  parts: Ready,
  challengeId: ChallengeId,
  userId: UserId,
  caller: ChallengeCaller,
): Promise<Refusal | undefined> {
  const found = await seenByStaff(parts, challengeId, caller);
  if (isRefusal(found)) return found;
  await people.deleteInvitation(parts.db, challengeId, userId);
  return undefined;
}
