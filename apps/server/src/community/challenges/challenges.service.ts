import type { UserId } from '@clubpulse/contract/accounts/users';
import type { QueryOf, ResultOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import {
  type Challenge,
  type ChallengeDetail,
  type ChallengeId,
  type ChallengeInput,
  type Contestant,
  challengeTypes,
} from '@clubpulse/contract/community/challenges';
import type { getChallengeRanking, listClubChallenges } from '@clubpulse/contract/community/challenges.calls';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Page } from '@clubpulse/contract/scalars';
import { holdsRole, isStaffIn } from '@clubpulse/rules/accounts/roles/roles';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { challengeState, reached, refusedChallenge } from '@clubpulse/rules/community/challenges/challenges';
import { ranked } from '@clubpulse/rules/community/rankings/ranks';
import { type Day, dayIn } from '@clubpulse/rules/time/days';
import { holdRoleIn } from '../../accounts/roles/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emitAll } from '../../platform/events/emit.store.ts';
import type { Caller, ClubFacts } from '../../platform/http/caller.ts';
import { pageOf, presented } from '../../platform/page/page.ts';
import { namesOf } from '../rankings/public.ts';
import { totalsOfChallenge } from './challenges.facts.ts';
import * as store from './challenges.store.ts';

export type ChallengesService = ReturnType<typeof createChallenges>;
type Asking = Pick<Caller, 'UserId' | 'roles' | 'isAdmin'>;

interface ChallengeParts {
  readonly db: Database;
  readonly club: (clubId: ClubId) => Promise<(ClubFacts & { readonly TimeZone: string }) | undefined>;
  readonly now?: () => Date;
}
/** A challenge as the caller may see it. */
interface Seen {
  readonly row: store.ChallengeRow;
  readonly club: ClubFacts;
  readonly today: Day;
  readonly isStaff: boolean;
}

/** Challenges of clubs, counted from the days of training (decision 0097). */
export function createChallenges({ db, club: clubOf, now = () => new Date() }: ChallengeParts) {
  const worksIn = (caller: Asking, club: ClubFacts): boolean => caller.isAdmin || isStaffIn(caller.roles, club);

  async function seen(challengeId: ChallengeId, caller: Asking): Promise<Seen | Refusal> {
    const row = await store.challengeOf(db, challengeId, caller.UserId);
    const club = row && (await clubOf(row.ClubId));
    if (!club) return refuse('NotFound');
    const isStaff = worksIn(caller, club);
    return row.Enabled || isStaff ? { row, club, today: dayIn(club.TimeZone, now()), isStaff } : refuse('NotFound');
  }

  const places = async ({ ChallengeId, Goals }: store.ChallengeRow) =>
    ranked(await totalsOfChallenge(db, ChallengeId), 'Points').map(({ UserId, Rank, Points }) => ({
      UserId,
      Rank,
      Value: Points,
      Reached: reached(Goals, Points),
    }));

  async function get(challengeId: ChallengeId, caller: Asking): Promise<ChallengeDetail | Refusal> {
    const found = await seen(challengeId, caller);
    if (isRefusal(found)) return found;
    const own = found.row.Joined ? (await places(found.row)).find(({ UserId }) => UserId === caller.UserId) : undefined;
    const Mine = own ? { Rank: own.Rank, Value: own.Value, Reached: own.Reached } : null;
    return { ...present(found.row, found.today), Mine };
  }

  /** Who takes part or stops: an athlete of the club, which an administrator who may call this need not be, until the challenge is over. */
  async function open(challengeId: ChallengeId, caller: Asking): Promise<Seen | Refusal> {
    const found = await seen(challengeId, caller);
    if (isRefusal(found)) return found;
    if (!holdsRole(caller.roles, 'Athlete', found.club)) return refuse('NotFound');
    return found.row.EndDate < found.today ? refuse('ChallengeFinished') : found;
  }

  const takePart = (
    ChallengeId: ChallengeId,
    ClubId: ClubId,
    userId: number,
    by: 'herself' | 'staff',
  ): Promise<Refusal | undefined> =>
    db.transaction().execute(async (trx) => {
      if (!(await holdRoleIn(trx, userId, ClubId))) return refuse('NotFound');
      if (by === 'herself' && (await store.removedAt(trx, ChallengeId, userId))) return refuse('ChallengeRemoved');
      await store.insertParticipant(trx, { ChallengeId, ClubId, UserId: userId, JoinedAt: now() });
      if (by === 'staff') await store.setRemoved(trx, ChallengeId, userId, null);
      return undefined;
    });

  /** Until the awards are given the staff says who takes part. */
  async function changeable(challengeId: ChallengeId, caller: Asking): Promise<Seen | Refusal> {
    const found = await seen(challengeId, caller);
    return !isRefusal(found) && found.row.AwardedAt !== null ? refuse('ChallengeFinished') : found;
  }

  async function save(challengeId: ChallengeId, caller: Asking, fields: ChallengeInput) {
    await store.updateChallenge(db, challengeId, fields);
    return presentOne(challengeId, caller);
  }

  async function presentOne(challengeId: ChallengeId, caller: Asking): Promise<Challenge | Refusal> {
    const found = await seen(challengeId, caller);
    return isRefusal(found) ? found : present(found.row, found.today);
  }

  return {
    clubOf: (challengeId: ChallengeId): Promise<ClubId | undefined> => store.clubOfChallenge(db, challengeId),

    async ofClub(clubId: ClubId, query: QueryOf<typeof listClubChallenges>, caller: Asking): Promise<Page<Challenge> | Refusal> {
      const club = await clubOf(clubId);
      if (!club) return refuse('NotFound');
      const today = dayIn(club.TimeZone, now());
      const listed = { clubId, State: query.State, today, enabledOnly: !worksIn(caller, club) };
      const count = store.countChallenges(db, listed);
      return pageOf(query, {
        data: presented(store.challengesOf(db, listed, caller.UserId, query.start, query.length), (row) => present(row, today)),
        recordsTotal: count,
        recordsFiltered: count,
      });
    },

    get,

    async ranking(
      challengeId: ChallengeId,
      query: QueryOf<typeof getChallengeRanking>,
      caller: Asking,
    ): Promise<ResultOf<typeof getChallengeRanking> | Refusal> {
      const found = await seen(challengeId, caller);
      if (isRefusal(found)) return found;
      const everybody = await places(found.row);
      const page = everybody.slice(query.start, query.start + query.length);
      const people = await namesOf(
        db,
        page.map(({ UserId }) => UserId),
      );
      const byId = new Map(people.map((person) => [person.UserId, person]));
      const data = page.flatMap(({ UserId, ...place }): Contestant[] => {
        const person = byId.get(UserId);
        // Whose account ended while the page was read.
        if (person === undefined) return [];
        const Mine = UserId === caller.UserId;
        const named = found.isStaff || Mine || !person.HideOnWall;
        return [
          {
            ...place,
            UserId: named ? UserId : null,
            Nickname: named ? person.Nickname : null,
            FullName: found.isStaff ? fullName(person) : null,
            PictureUri: named ? person.PictureUri : null,
            Hidden: person.HideOnWall,
            Mine,
          },
        ];
      });
      return { draw: query.draw, recordsTotal: everybody.length, recordsFiltered: everybody.length, data };
    },

    async create(clubId: ClubId, input: ChallengeInput, caller: Asking): Promise<Challenge | Refusal> {
      const club = await clubOf(clubId);
      if (!club) return refuse('NotFound');
      const refused = refusedChallenge(input, dayIn(club.TimeZone, now()));
      if (refused) return refused;
      const found = await seen(await store.insertChallenge(db, { ...input, ClubId: clubId }), caller);
      return isRefusal(found) ? found : present(found.row, found.today);
    },

    async update(challengeId: ChallengeId, input: ChallengeInput, caller: Asking): Promise<Challenge | Refusal> {
      const found = await seen(challengeId, caller);
      if (isRefusal(found)) return found;
      const refused = refusedChallenge(input, found.today, present(found.row, found.today));
      return refused ?? save(challengeId, caller, input);
    },

    async enable(challengeId: ChallengeId, Enabled: boolean, caller: Asking): Promise<Challenge | Refusal> {
      await db.transaction().execute(async (trx) => {
        const before = await store.setEnabled(trx, challengeId, Enabled);
        if (before?.AwardedAt === null && !Enabled) await cancel(trx, before, caller.UserId);
      });
      return presentOne(challengeId, caller);
    },

    async delete(challengeId: ChallengeId, caller: Asking): Promise<Refusal | undefined> {
      const found = await seen(challengeId, caller);
      if (isRefusal(found)) return found;
      if (found.row.StartDate <= found.today) return refuse('ChallengeBegun');
      await db.transaction().execute(async (trx) => {
        if (found.row.Enabled) await cancel(trx, found.row, caller.UserId);
        await store.deleteChallenge(trx, challengeId);
      });
      return undefined;
    },

    async join(challengeId: ChallengeId, caller: Asking): Promise<ChallengeDetail | Refusal> {
      const found = await open(challengeId, caller);
      if (isRefusal(found)) return found;
      const { ClubId } = found.row;
      return (await takePart(challengeId, ClubId, caller.UserId, 'herself')) ?? get(challengeId, caller);
    },

    async addParticipant(challengeId: ChallengeId, userId: UserId, caller: Asking): Promise<Refusal | undefined> {
      const found = await changeable(challengeId, caller);
      if (isRefusal(found)) return found;
      return takePart(challengeId, found.row.ClubId, userId, 'staff');
    },

    async removeParticipant(challengeId: ChallengeId, userId: UserId, caller: Asking): Promise<Refusal | undefined> {
      const found = await changeable(challengeId, caller);
      if (isRefusal(found)) return found;
      await store.setRemoved(db, challengeId, userId, now());
      return undefined;
    },

    async leave(challengeId: ChallengeId, caller: Asking): Promise<Refusal | undefined> {
      const found = await open(challengeId, caller);
      if (isRefusal(found)) return found;
      await store.deleteParticipant(db, challengeId, caller.UserId);
      return undefined;
    },
  };
}

/** Who takes part hears of it (OPS-079). */
async function cancel(trx: Queryable, { ChallengeId, ClubId, Title: ChallengeName }: Canceled, By: number): Promise<void> {
  await emitAll(
    trx,
    (await store.participantsOf(trx, ChallengeId)).map((Target) => ({
      ClubId,
      Type: 'ChallengeCanceled',
      Payload: { Target, ChallengeId, ChallengeName, By },
    })),
  );
}
type Canceled = Pick<store.ChallengeRow, 'ChallengeId' | 'ClubId' | 'Title'>;

function present(row: store.ChallengeRow, today: Day): Challenge {
  const Type = challengeTypes.find((type) => type === row.Type);
  if (Type === undefined) throw new Error(`challenge ${row.ChallengeId} has the type ${row.Type}`);
  return { ...row, Type, AwardedAt: row.AwardedAt?.toISOString() ?? null, State: challengeState(row, today) };
}
