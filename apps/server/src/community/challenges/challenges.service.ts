import type { QueryOf } from '@clubpulse/contract/call';
import type { BrandId, ClubId } from '@clubpulse/contract/clubs/clubs';
import {
  AWARDS_AFTER_DAYS,
  type Challenge,
  type ChallengeId,
  type ChallengeInput,
} from '@clubpulse/contract/community/challenges';
import type * as calls from '@clubpulse/contract/community/challenges.calls';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Page } from '@clubpulse/contract/scalars';
import { isStaffIn } from '@clubpulse/rules/accounts/roles/roles';
import { challengeState, refusedChallenge, refusedRewards } from '@clubpulse/rules/community/challenges/challenges';
import { addDays, type Days } from '@clubpulse/rules/time/days';
import type { Selectable } from 'kysely';
import { isStoredForChallenge } from '../../accounts/images/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Challenges } from '../../platform/database/schema.generated.ts';
import { searchTerms } from '../../platform/database/text-search.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { pageOf, presented } from '../../platform/page/page.ts';
import { award, notifyCanceled, notifyStarted } from './challenge-awards.service.ts';
import { type ChallengeParts, get, goals, presentOne, type Ready } from './challenge-detail.service.ts';
import { type ChallengeCaller, decidingClub, givesCredits, managesChallenge, todaysIn } from './challenges.checks.ts';
import { emitAct } from './challenges.events.ts';
import { audienceOf, type CountedClub, clubsOf } from './challenges.facts.ts';
import { present } from './challenges.present.ts';
import * as store from './challenges.store.ts';

export type ChallengesService = ReturnType<typeof createChallenges>;

type ListQuery = QueryOf<typeof calls.listClubChallenges>;

type ChallengeUpdate = ChallengeInput & { readonly RowVersion: number };

type GoalsUpdate = Pick<ChallengeUpdate, 'Goals' | 'Rewards' | 'RowVersion'>;

interface Held {
  readonly trx: Queryable;
  readonly row: Selectable<Challenges>;
  readonly clubs: readonly CountedClub[];
  readonly days: Days;
}

/**
 * Refuses a picture that was not uploaded for a challenge of these clubs, so that a known URL gives no access to other pictures.
 */
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

export function createChallenges(parts: ChallengeParts) {
  return bindActs(
    { now: () => new Date(), ...parts },
    {
      clubOf,
      ofClub,
      ofBrand,
      get,
      create: createForClub,
      createForBrand,
      update,
      goals,
      setGoals,
      enable,
      delete: deleteChallenge,
      giveAwards,
      audience,
    },
  );
}

const changing = (
  { db, now }: Ready,
  challengeId: ChallengeId,
  caller: ChallengeCaller,
  act: (held: Held) => Promise<Refusal | undefined>,
): Promise<Refusal | undefined> =>
  db.transaction().execute(async (trx) => {
    const row = await store.holdChallenge(trx, challengeId, 'update');
    const clubs = row ? await clubsOf(trx, row) : [];
    if (!row || clubs.length === 0) return refuse('NotFound');
    if (!managesChallenge(caller, row, clubs)) return refuse('InsufficientRights');
    return act({ trx, row, clubs, days: todaysIn(clubs, now()) });
  });

async function list(
  { db, now }: Ready,
  where: Pick<store.Listed, 'clubId' | 'brandId'>,
  query: ListQuery,
  caller: ChallengeCaller,
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
    runsClub: managesChallenge(caller, { ClubId: where.clubId, BrandId: null }, clubs),
    runsBrand: where.brandId !== null && managesChallenge(caller, { ClubId: null, BrandId: where.brandId }, ofBrand),
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
  parts: Ready,
  where: { readonly ClubId: ClubId | null; readonly BrandId: BrandId | null },
  input: ChallengeInput,
  caller: ChallengeCaller,
): Promise<Challenge | Refusal> {
  const clubs = await clubsOf(parts.db, where);
  if (clubs.length === 0) return refuse('NotFound');
  const refused =
    refusedChallenge(input, todaysIn(clubs, parts.now()).last) ??
    (givesCredits(caller, clubs) ? undefined : refusedRewards(input.Rewards)) ??
    (await refusedPicture(parts.db, clubs, input.PictureUri));
  if (refused) return refused;
  const id = await parts.db.transaction().execute(async (trx) => {
    const ChallengeId = await store.insertChallenge(trx, { ...input, ...where });
    await emitAct(trx, 'ChallengeAdded', { ChallengeId, Title: input.Title }, clubs, caller.UserId);
    return ChallengeId;
  });
  return presentOne(parts, id, caller);
}

async function save(
  parts: Ready,
  challengeId: ChallengeId,
  { RowVersion, ...fields }: GoalsUpdate & Partial<ChallengeUpdate>,
  caller: ChallengeCaller,
): Promise<Challenge | Refusal> {
  const refused = await changing(parts, challengeId, caller, async ({ trx, row, clubs, days }) => {
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
  return refused ?? presentOne(parts, challengeId, caller);
}

async function clubOf(
  { db }: Ready,
  challengeId: ChallengeId,
  caller: Pick<ChallengeCaller, 'roles'>,
): Promise<ClubId | undefined> {
  const where = await store.whereOf(db, challengeId);
  if (!where) return undefined;
  return where.ClubId ?? decidingClub(caller, await clubsOf(db, where));
}

async function ofClub(
  parts: Ready,
  clubId: ClubId,
  query: ListQuery,
  caller: ChallengeCaller,
): Promise<Page<Challenge> | Refusal> {
  const [club]: readonly CountedClub[] = await clubsOf(parts.db, { ClubId: clubId, BrandId: null });
  return club ? list(parts, { clubId, brandId: club.BrandId }, query, caller) : refuse('NotFound');
}

const ofBrand = (parts: Ready, brandId: BrandId, query: ListQuery, caller: ChallengeCaller) =>
  list(parts, { clubId: null, brandId }, query, caller);

const createForClub = (parts: Ready, clubId: ClubId, input: ChallengeInput, caller: ChallengeCaller) =>
  create(parts, { ClubId: clubId, BrandId: null }, input, caller);

const createForBrand = (parts: Ready, brandId: BrandId, input: ChallengeInput, caller: ChallengeCaller) =>
  create(parts, { ClubId: null, BrandId: brandId }, input, caller);

const update = (parts: Ready, challengeId: ChallengeId, input: ChallengeUpdate, caller: ChallengeCaller) =>
  save(parts, challengeId, input, caller);

const setGoals = (parts: Ready, challengeId: ChallengeId, input: GoalsUpdate, caller: ChallengeCaller) =>
  save(parts, challengeId, input, caller);

async function enable(
  parts: Ready,
  challengeId: ChallengeId,
  Enabled: boolean,
  caller: ChallengeCaller,
): Promise<Challenge | Refusal> {
  const refused = await changing(parts, challengeId, caller, async ({ trx, row, clubs, days }) => {
    if (row.Enabled === Enabled) return undefined;
    await store.updateChallenge(trx, challengeId, { Enabled });
    await emitAct(trx, Enabled ? 'ChallengeEnabled' : 'ChallengeDisabled', row, clubs, caller.UserId);
    if (row.AwardedAt !== null) return undefined;
    if (!Enabled) await notifyCanceled(trx, row, caller.UserId, parts.now());
    // If the first day has not begun in all clubs of the brand, the daily job announces the challenge later.
    else if (row.StartDate <= days.first && challengeState(row, days) === 'Running') await notifyStarted(trx, row, parts.now());
    return undefined;
  });
  return refused ?? presentOne(parts, challengeId, caller);
}

const deleteChallenge = (parts: Ready, challengeId: ChallengeId, caller: ChallengeCaller): Promise<Refusal | undefined> =>
  changing(parts, challengeId, caller, async ({ trx, row, clubs, days }) => {
    if (row.StartDate <= days.last) return refuse('ChallengeBegun');
    if (row.Enabled) await notifyCanceled(trx, row, caller.UserId, parts.now());
    await store.deleteChallenge(trx, challengeId);
    await emitAct(trx, 'ChallengeDeleted', row, clubs, caller.UserId);
    return undefined;
  });

async function giveAwards(parts: Ready, challengeId: ChallengeId, caller: ChallengeCaller): Promise<Challenge | Refusal> {
  const refused = await changing(parts, challengeId, caller, async ({ trx, row, clubs, days }) => {
    if (row.AwardedAt !== null) return undefined;
    if (!row.Enabled || days.first <= addDays(row.EndDate, AWARDS_AFTER_DAYS)) return refuse('ChallengeNotOver');
    await award(trx, row, parts.now());
    await emitAct(trx, 'ChallengeAwardsGiven', row, clubs, caller.UserId);
    return undefined;
  });
  return refused ?? presentOne(parts, challengeId, caller);
}

const audience = ({ db }: Ready, clubId: ClubId) => audienceOf(db, clubId);
