import type { UserId } from '@clubpulse/contract/accounts/users';
import type { QueryOf, ResultOf } from '@clubpulse/contract/call';
import type { BrandId, ClubId } from '@clubpulse/contract/clubs/clubs';
import {
  AWARDS_AFTER_DAYS,
  type Challenge,
  type ChallengeDetail,
  type ChallengeId,
  type ChallengeInput,
} from '@clubpulse/contract/community/challenges';
import type * as calls from '@clubpulse/contract/community/challenges.calls';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Page } from '@clubpulse/contract/scalars';
import { isStaffIn } from '@clubpulse/rules/accounts/roles/roles';
import {
  challengeState,
  daysOf,
  rankPercent,
  reached,
  refusedChallenge,
  refusedRewards,
  tierOf,
} from '@clubpulse/rules/community/challenges/challenges';
import { percentOfTarget, reachedOn } from '@clubpulse/rules/community/challenges/counting';
import { separatedBy } from '@clubpulse/rules/community/rankings/ranks';
import { addDays, type Days } from '@clubpulse/rules/time/days';
import type { Selectable } from 'kysely';
import { isStoredForChallenge } from '../../accounts/images/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { Challenges } from '../../platform/database/schema.generated.ts';
import { searchTerms } from '../../platform/database/text-search.ts';
import { pageOf, presented } from '../../platform/page/page.ts';
import { namesOf } from '../rankings/public.ts';
import { award, notifyCanceled, notifyStarted } from './challenge-awards.service.ts';
import { wonIn } from './challenge-people.store.ts';
import { type Place, placesOf } from './challenge-places.service.ts';
import { type Asking, decidingClub, givesCredits, runsIt, type Seen, seenBy, todaysIn } from './challenges.checks.ts';
import { emitAct } from './challenges.events.ts';
import { audienceOf, type CountedClub, clubsOf, notSharing, trainingsOf } from './challenges.facts.ts';
import { badgeNamed, present } from './challenges.present.ts';
import * as store from './challenges.store.ts';

export type ChallengesService = ReturnType<typeof createChallenges>;

interface ChallengeParts {
  readonly db: Database;
  readonly now?: () => Date;
}
type ListQuery = QueryOf<typeof calls.listClubChallenges>;
type ChallengeUpdate = ChallengeInput & { readonly RowVersion: number };
type GoalsUpdate = Pick<ChallengeUpdate, 'Goals' | 'Rewards' | 'RowVersion'>;
type Own = NonNullable<ChallengeDetail['Mine']>;

interface Held {
  readonly trx: Queryable;
  readonly row: Selectable<Challenges>;
  readonly clubs: readonly CountedClub[];
  readonly days: Days;
}

/** Accepts only pictures stored for a club of the challenge: no other picture may be shown or retained by its address. */
const refusedPicture = async (
  trx: Queryable,
  clubs: readonly CountedClub[],
  uri: string | null,
): Promise<Refusal | undefined> => {
  const ids = clubs.map(({ ClubId }) => ClubId);
  return uri === null || (await isStoredForChallenge(trx, ids, uri))
    ? undefined
    : refuse('ValidationFailed', { errors: [{ field: 'PictureUri', key: 'invalid-value' }] });
};

export function createChallenges({ db, now = () => new Date() }: ChallengeParts) {
  const seen = (challengeId: ChallengeId, caller: Asking): Promise<Seen | Refusal> => seenBy(db, challengeId, caller, now());

  const changing = (
    challengeId: ChallengeId,
    caller: Asking,
    act: (held: Held) => Promise<Refusal | undefined>,
  ): Promise<Refusal | undefined> =>
    db.transaction().execute(async (trx) => {
      const row = await store.holdChallenge(trx, challengeId, 'update');
      const clubs = row ? await clubsOf(trx, row) : [];
      if (!row || clubs.length === 0) return refuse('NotFound');
      if (!runsIt(caller, row, clubs)) return refuse('InsufficientRights');
      return act({ trx, row, clubs, days: todaysIn(clubs, now()) });
    });

  async function presentOne(challengeId: ChallengeId, caller: Asking): Promise<Challenge | Refusal> {
    const found = await seen(challengeId, caller);
    return isRefusal(found) ? found : present(found.row, found.days);
  }

  async function get(challengeId: ChallengeId, caller: Asking): Promise<ChallengeDetail | Refusal> {
    const found = await seen(challengeId, caller);
    if (isRefusal(found)) return found;
    const Mine = found.row.Joined ? await ownPlace(found, caller.UserId) : null;
    return { ...present(found.row, found.days), ...daysOf(found.row, found.days.first), Mine, Runs: found.runs };
  }

  async function ownPlace({ row, runs }: Seen, userId: UserId): Promise<Own | null> {
    const places = await placesOf(db, row);
    const own = places.find(({ UserId }) => UserId === userId);
    if (!own) return null;
    const ahead = places.findLast(({ Rank }) => Rank < own.Rank);
    const [[person], won, on, unshared] = await Promise.all([
      ahead?.UserId ? namesOf(db, [ahead.UserId]) : [],
      wonIn(db, row.ChallengeId, userId).executeTakeFirst(),
      daysReached(row, userId, own),
      notSharing(db, row, [userId]),
    ]);
    return {
      Rank: own.Rank,
      RankPrc: rankPercent(own.Rank, places.length),
      Value: own.Points,
      Reached: reached(row.Goals, own.Points),
      ReachedOn: on,
      Done: own.Done,
      OwnTarget: own.OwnTarget,
      Ahead: ahead
        ? {
            Nickname: person && (runs || !person.HideOnWall) ? person.Nickname : null,
            Value: ahead.Points,
            By: separatedBy(ahead, own),
          }
        : null,
      Won: won ? { Badge: badgeNamed(won.Tier), Credits: won.Credits, ClubName: won.ClubName, At: won.At.toISOString() } : null,
      Shares: !unshared.has(userId),
    };
  }

  async function daysReached(row: store.ChallengeRow, userId: UserId, { Points, OwnTarget }: Place): Promise<string[]> {
    const steps = reached(row.Goals, Points);
    if (steps === 0) return [];
    const trainings = await trainingsOf(db, row, userId, { first: row.StartDate, last: row.EndDate });
    const toValue = OwnTarget === null ? (value: number) => value : (value: number) => percentOfTarget(value, OwnTarget);
    return reachedOn(row.Goals, row, trainings, toValue).slice(0, steps);
  }

  async function list(
    where: Pick<store.Listed, 'clubId' | 'brandId'>,
    query: ListQuery,
    caller: Asking,
  ): Promise<Page<Challenge>> {
    const [clubs, ofBrand] = await Promise.all([
      clubsOf(db, { ClubId: where.clubId, BrandId: null }),
      clubsOf(db, { ClubId: null, BrandId: where.brandId }),
    ]);
    const days = todaysIn(clubs, now());
    const brandDays = todaysIn(ofBrand, now());
    const listed = {
      ...where,
      State: query.State,
      today: days.first,
      brandDays,
      runsClub: runsIt(caller, { ClubId: where.clubId, BrandId: null }, clubs),
      runsBrand: where.brandId !== null && runsIt(caller, { ClubId: null, BrandId: where.brandId }, ofBrand),
      isStaff: [...clubs, ...ofBrand].some((club) => isStaffIn(caller.roles, club)),
      words: searchTerms(query.globalSearch),
    };
    const all = store.countChallenges(db, { ...listed, words: [] }, caller.UserId);
    const found = listed.words.length === 0 ? all : store.countChallenges(db, listed, caller.UserId);
    return pageOf(query, {
      data: presented(store.challengesOf(db, listed, caller.UserId, query.start, query.length), (row) =>
        present(row, row.BrandId === null ? days : brandDays),
      ),
      recordsTotal: all,
      recordsFiltered: found,
    });
  }

  async function create(
    where: { readonly ClubId: ClubId | null; readonly BrandId: BrandId | null },
    input: ChallengeInput,
    caller: Asking,
  ): Promise<Challenge | Refusal> {
    const clubs = await clubsOf(db, where);
    if (clubs.length === 0) return refuse('NotFound');
    const refused =
      refusedChallenge(input, todaysIn(clubs, now()).last) ??
      (givesCredits(caller, clubs) ? undefined : refusedRewards(input.Rewards)) ??
      (await refusedPicture(db, clubs, input.PictureUri));
    if (refused) return refused;
    const id = await db.transaction().execute(async (trx) => {
      const ChallengeId = await store.insertChallenge(trx, { ...input, ...where });
      await emitAct(trx, 'ChallengeAdded', { ChallengeId, Title: input.Title }, clubs, caller.UserId);
      return ChallengeId;
    });
    return presentOne(id, caller);
  }

  async function save(
    challengeId: ChallengeId,
    { RowVersion, ...fields }: GoalsUpdate & Partial<ChallengeUpdate>,
    caller: Asking,
  ): Promise<Challenge | Refusal> {
    const refused = await changing(challengeId, caller, async ({ trx, row, clubs, days }) => {
      if (RowVersion !== row.RowVersion) return refuse('StaleRowVersion');
      const stored: ChallengeInput = row;
      const wrong =
        refusedChallenge({ ...stored, ...fields }, days.last, stored) ??
        (givesCredits(caller, clubs) ? undefined : refusedRewards(fields.Rewards ?? [], stored.Rewards)) ??
        (fields.PictureUri === stored.PictureUri ? undefined : await refusedPicture(trx, clubs, fields.PictureUri ?? null));
      if (wrong) return wrong;
      await store.updateChallenge(trx, challengeId, { ...fields, RowVersion: row.RowVersion + 1 });
      await emitAct(trx, 'ChallengeUpdated', { ...row, ...fields }, clubs, caller.UserId);
      return undefined;
    });
    return refused ?? presentOne(challengeId, caller);
  }

  return {
    /** Returns the club whose roles decide; undefined when the challenge does not exist. */
    async clubOf(challengeId: ChallengeId, caller: Pick<Asking, 'roles'>): Promise<ClubId | undefined> {
      const where = await store.whereOf(db, challengeId);
      if (!where) return undefined;
      return where.ClubId ?? decidingClub(caller, await clubsOf(db, where));
    },

    async ofClub(clubId: ClubId, query: ListQuery, caller: Asking): Promise<Page<Challenge> | Refusal> {
      const [club]: readonly CountedClub[] = await clubsOf(db, { ClubId: clubId, BrandId: null });
      return club ? list({ clubId, brandId: club.BrandId }, query, caller) : refuse('NotFound');
    },
    ofBrand: (brandId: BrandId, query: ListQuery, caller: Asking) => list({ clubId: null, brandId }, query, caller),

    get,

    create: (clubId: ClubId, input: ChallengeInput, caller: Asking) => create({ ClubId: clubId, BrandId: null }, input, caller),
    createForBrand: (brandId: BrandId, input: ChallengeInput, caller: Asking) =>
      create({ ClubId: null, BrandId: brandId }, input, caller),

    update: (challengeId: ChallengeId, input: ChallengeUpdate, caller: Asking) => save(challengeId, input, caller),

    async goals(challengeId: ChallengeId, caller: Asking): Promise<ResultOf<typeof calls.getChallengeGoals> | Refusal> {
      const found = await seen(challengeId, caller);
      if (isRefusal(found)) return found;
      const { row } = found;
      const places = await placesOf(db, row);
      return row.Goals.map((Goal, place) => ({
        Goal,
        Reward: row.Rewards[place] ?? 0,
        Badge: badgeNamed(tierOf(row, place + 1)),
        ReachedBy: places.filter(({ Points }) => Points >= Goal).length,
      }));
    },
    setGoals: (challengeId: ChallengeId, goals: GoalsUpdate, caller: Asking) => save(challengeId, goals, caller),

    async enable(challengeId: ChallengeId, Enabled: boolean, caller: Asking): Promise<Challenge | Refusal> {
      const refused = await changing(challengeId, caller, async ({ trx, row, clubs, days }) => {
        if (row.Enabled === Enabled) return undefined;
        await store.updateChallenge(trx, challengeId, { Enabled });
        await emitAct(trx, Enabled ? 'ChallengeEnabled' : 'ChallengeDisabled', row, clubs, caller.UserId);
        if (row.AwardedAt !== null) return undefined;
        if (!Enabled) await notifyCanceled(trx, row, caller.UserId, now());
        // A brand's challenge is announced when it has begun in all clubs; until then the daily job announces it.
        else if (row.StartDate <= days.first && challengeState(row, days) === 'Running') await notifyStarted(trx, row, now());
        return undefined;
      });
      return refused ?? presentOne(challengeId, caller);
    },

    delete: (challengeId: ChallengeId, caller: Asking): Promise<Refusal | undefined> =>
      changing(challengeId, caller, async ({ trx, row, clubs, days }) => {
        if (row.StartDate <= days.last) return refuse('ChallengeBegun');
        if (row.Enabled) await notifyCanceled(trx, row, caller.UserId, now());
        await store.deleteChallenge(trx, challengeId);
        await emitAct(trx, 'ChallengeDeleted', row, clubs, caller.UserId);
        return undefined;
      }),

    async giveAwards(challengeId: ChallengeId, caller: Asking): Promise<Challenge | Refusal> {
      const refused = await changing(challengeId, caller, async ({ trx, row, clubs, days }) => {
        if (row.AwardedAt !== null) return undefined;
        if (!row.Enabled || days.first <= addDays(row.EndDate, AWARDS_AFTER_DAYS)) return refuse('ChallengeNotOver');
        await award(trx, row, now());
        await emitAct(trx, 'ChallengeAwardsGiven', row, clubs, caller.UserId);
        return undefined;
      });
      return refused ?? presentOne(challengeId, caller);
    },

    audience: (clubId: ClubId) => audienceOf(db, clubId),
  };
}
