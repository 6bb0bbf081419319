import type { UserId } from '@clubpulse/contract/accounts/users';
import type { QueryOf, ResultOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { ChallengeId, Contestant } from '@clubpulse/contract/community/challenges';
import type * as calls from '@clubpulse/contract/community/challenges.calls';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { challengeState, reached } from '@clubpulse/rules/community/challenges/challenges';
import { addDays } from '@clubpulse/rules/time/days';
import { holdRoleIn, holdRolesIn } from '../../accounts/roles/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { namesOf } from '../rankings/public.ts';
import * as people from './challenge-people.store.ts';
import { awardedPlaces, placesSince } from './challenge-places.service.ts';
import { type Asking, type Seen, seenBy, trainsIn } from './challenges.checks.ts';
import { followedBy, notSharing } from './challenges.facts.ts';
import { badgeNamed } from './challenges.present.ts';
import * as store from './challenges.store.ts';

export type ChallengePeople = ReturnType<typeof createChallengePeople>;
type Paged = Pick<QueryOf<typeof calls.getChallengeRanking>, 'draw' | 'start' | 'length'>;
const actOn = ({ row: { ChallengeId, Title } }: Seen, { UserId: By }: Asking) => ({ ChallengeId, Title, By });

type Named = Pick<Contestant, 'UserId' | 'Nickname' | 'FullName' | 'PictureUri' | 'Hidden' | 'Mine'>;

const somebodyGone: Named = { UserId: null, Nickname: null, FullName: null, PictureUri: null, Hidden: true, Mine: false };

interface Parts {
  readonly db: Database;
  readonly now?: () => Date;
}

export function createChallengePeople({ db, now = () => new Date() }: Parts) {
  const seen = (challengeId: ChallengeId, caller: Asking): Promise<Seen | Refusal> => seenBy(db, challengeId, caller, now());

  async function run(challengeId: ChallengeId, caller: Asking): Promise<Seen | Refusal> {
    const found = await seen(challengeId, caller);
    return isRefusal(found) || found.runs ? found : refuse('InsufficientRights');
  }

  async function open(challengeId: ChallengeId, caller: Asking): Promise<(Seen & { readonly club: ClubId }) | Refusal> {
    const found = await seen(challengeId, caller);
    if (isRefusal(found)) return found;
    const [club] = trainsIn(caller, found.clubs);
    if (!club) return refuse('NotFound');
    return found.row.EndDate < found.days.first ? refuse('ChallengeFinished') : { ...found, club: club.ClubId };
  }

  /** Runs `act` under a lock that prevents the awards meanwhile: staff may change the participants only until then. */
  const beforeAwards = (
    challengeId: ChallengeId,
    act: (trx: Queryable) => Promise<Refusal | undefined>,
    holds: (trx: Queryable) => Promise<boolean> = async () => true,
  ): Promise<Refusal | undefined> =>
    db.transaction().execute(async (trx) => {
      // Roles are locked before all else (decision 0036).
      if (!(await holds(trx))) return refuse('NotFound');
      const row = await store.holdChallenge(trx, challengeId, 'share');
      if (!row) return refuse('NotFound');
      return row.AwardedAt === null ? act(trx) : refuse('ChallengeFinished');
    });

  /** Returns the names that the caller may read, in order. A deleted user has no name for any caller. */
  async function named<One extends { readonly UserId: number | null }>(
    found: Seen,
    caller: Asking,
    rows: readonly One[],
  ): Promise<{ readonly one: One; readonly person: Named }[]> {
    const known = await namesOf(
      db,
      rows.flatMap(({ UserId }) => UserId ?? []),
    );
    const byId = new Map(known.map((person) => [person.UserId, person]));
    return rows.map((one) => {
      const person = one.UserId === null ? undefined : byId.get(one.UserId);
      if (person === undefined) return { one, person: somebodyGone };
      const Mine = one.UserId === caller.UserId;
      const isNamed = found.runs || Mine || !person.HideOnWall;
      return {
        one,
        person: {
          UserId: isNamed ? one.UserId : null,
          Nickname: isNamed ? person.Nickname : null,
          FullName: found.runs ? fullName(person) : null,
          PictureUri: isNamed ? person.PictureUri : null,
          Hidden: person.HideOnWall,
          Mine,
        },
      };
    });
  }

  return {
    async ranking(
      challengeId: ChallengeId,
      query: QueryOf<typeof calls.getChallengeRanking>,
      caller: Asking,
    ): Promise<ResultOf<typeof calls.getChallengeRanking> | Refusal> {
      const found = await seen(challengeId, caller);
      if (isRefusal(found)) return found;
      const { row, days } = found;
      const yesterday = addDays(days.first, -1);
      const moves = challengeState(row, days) === 'Running' && yesterday >= row.StartDate;
      const placed = moves
        ? placesSince(db, row, yesterday)
        : awardedPlaces(db, row).then(({ places }) => ({ places, before: new Map<number, number>() }));
      const [{ places, before }, followed] = await Promise.all([
        placed,
        query.Following ? followedBy(db, caller.UserId) : undefined,
      ]);
      const listed = followed
        ? places.filter(({ UserId }) => UserId !== null && (UserId === caller.UserId || followed.has(UserId)))
        : places;
      const shown = listed.slice(query.start, query.start + query.length);
      const page = await named(found, caller, shown);
      // After the awards, places no longer depend on what is shared now.
      const withNothing =
        row.AwardedAt === null
          ? shown.filter(({ UserId, Points }) => Points === 0 && (found.runs || UserId === caller.UserId))
          : [];
      const unshared = await notSharing(
        db,
        row,
        withNothing.flatMap(({ UserId }) => UserId ?? []),
      );
      return {
        draw: query.draw,
        recordsTotal: places.length,
        recordsFiltered: listed.length,
        data: page.map(({ one: { UserId, Rank, Points, award }, person }) => ({
          Rank,
          RankBefore: (UserId !== null && before.get(UserId)) || null,
          Value: Points,
          Reached: reached(row.Goals, Points),
          NotShared: UserId !== null && unshared.has(UserId),
          Won: award && { Badge: badgeNamed(award.Tier), Credits: award.Credits },
          ...person,
        })),
      };
    },

    async awards(
      challengeId: ChallengeId,
      query: Paged,
      caller: Asking,
    ): Promise<ResultOf<typeof calls.listChallengeAwards> | Refusal> {
      const found = await seen(challengeId, caller);
      if (isRefusal(found)) return found;
      const { places, unplaced } = await awardedPlaces(db, found.row);
      const won = [
        ...places.flatMap(({ award, ...place }) => (award === null ? [] : [{ ...place, award }])),
        ...unplaced.map((award) => ({ UserId: null, Rank: award.Rank, Points: null, award })),
      ];
      const page = await named(found, caller, won.slice(query.start, query.start + query.length));
      return {
        draw: query.draw,
        recordsTotal: won.length,
        recordsFiltered: won.length,
        data: page.map(({ one: { Rank, Points, award }, person }) => ({
          ...person,
          Rank,
          Value: Points,
          Badge: badgeNamed(award.Tier),
          Credits: award.Credits,
          // The club would reveal who an anonymous member is.
          ClubName: person.UserId === null ? null : award.ClubName,
          At: award.At.toISOString(),
        })),
      };
    },

    async participants(
      challengeId: ChallengeId,
      query: Paged,
      caller: Asking,
    ): Promise<ResultOf<typeof calls.listParticipants> | Refusal> {
      const found = await run(challengeId, caller);
      if (isRefusal(found)) return found;
      const [rows, count] = await Promise.all([
        people.peopleOf(db, challengeId, query.start, query.length),
        people.countPeople(db, challengeId),
      ]);
      return {
        draw: query.draw,
        recordsTotal: count,
        recordsFiltered: count,
        data: rows.map((row) => ({
          UserId: row.UserId,
          Nickname: row.Nickname,
          FullName: fullName(row),
          PictureUri: row.PictureUri,
          State: row.State,
          Since: row.Since.toISOString(),
        })),
      };
    },

    async join(challengeId: ChallengeId, caller: Asking): Promise<Refusal | undefined> {
      const found = await open(challengeId, caller);
      if (isRefusal(found)) return found;
      const one = { ChallengeId: challengeId, ClubId: found.club, UserId: caller.UserId, JoinedAt: now() };
      return beforeAwards(
        challengeId,
        async (trx) => {
          if (await people.removedAt(trx, challengeId, caller.UserId)) return refuse('ChallengeRemoved');
          await people.insertParticipant(trx, one);
          return undefined;
        },
        (trx) => holdRoleIn(trx, caller.UserId, found.club),
      );
    },

    async leave(challengeId: ChallengeId, caller: Asking): Promise<Refusal | undefined> {
      const found = await open(challengeId, caller);
      if (isRefusal(found)) return found;
      await db.transaction().execute((trx) => people.deleteParticipant(trx, challengeId, caller.UserId));
      return undefined;
    },

    async addParticipant(challengeId: ChallengeId, userId: UserId, caller: Asking): Promise<Refusal | undefined> {
      const found = await run(challengeId, caller);
      if (isRefusal(found)) return found;
      let ClubId: ClubId | undefined;
      return beforeAwards(
        challengeId,
        async (trx) => {
          if (ClubId === undefined) return refuse('NotFound');
          const isTaking = (await people.participantsOf(trx, challengeId)).some(({ UserId }) => UserId === userId);
          if (isTaking) return undefined;
          await people.insertParticipant(trx, { ChallengeId: challengeId, ClubId, UserId: userId, JoinedAt: now() });
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
    },

    async removeParticipant(challengeId: ChallengeId, userId: UserId, caller: Asking): Promise<Refusal | undefined> {
      const found = await run(challengeId, caller);
      if (isRefusal(found)) return found;
      return beforeAwards(challengeId, async (trx) => {
        const taking = (await people.participantsOf(trx, challengeId)).find(({ UserId }) => UserId === userId);
        await people.setRemoved(trx, challengeId, userId, now());
        if (!taking) return undefined;
        const Payload = { ...actOn(found, caller), Target: userId };
        await emit(trx, { ClubId: taking.ClubId, Type: 'ChallengeParticipantRemoved', Payload });
        return undefined;
      });
    },

    async invite(challengeId: ChallengeId, userIds: readonly UserId[], caller: Asking): Promise<{ Invited: number } | Refusal> {
      const found = await run(challengeId, caller);
      if (isRefusal(found)) return found;
      if (found.row.EndDate < found.days.first) return refuse('ChallengeFinished');
      return db.transaction().execute(async (trx) => {
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
          const People = await people.insertInvitations(trx, { ChallengeId: challengeId, ClubId, InvitedAt: now() }, members);
          const Payload = { ...actOn(found, caller), People };
          if (People > 0) await emit(trx, { ClubId, Type: 'ChallengeInvited', Payload });
          Invited += People;
        }
        return { Invited };
      });
    },

    async uninvite(challengeId: ChallengeId, userId: UserId, caller: Asking): Promise<Refusal | undefined> {
      const found = await run(challengeId, caller);
      if (isRefusal(found)) return found;
      await people.deleteInvitation(db, challengeId, userId);
      return undefined;
    },
  };
}
