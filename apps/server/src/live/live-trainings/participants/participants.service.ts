import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import type { Club } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { LiveTrainingId } from '@clubpulse/contract/live/live-trainings/live-trainings';
import type { LiveParticipant, MyLiveTraining } from '@clubpulse/contract/live/live-trainings/participants';
import { paysOn, subscriptionFacts } from '@clubpulse/rules/billing/subscriptions/states';
import { endsAt, stateOf } from '@clubpulse/rules/live/live-trainings/live-trainings';
import { notJoinable, staysIn } from '@clubpulse/rules/live/live-trainings/participants';
import { dayIn } from '@clubpulse/rules/time/days';
import { holdRoleIn, rolesOf } from '../../../accounts/roles/public.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { bindActs } from '../../../platform/feature/bind-acts.ts';
import { comingIn, type LiveTrainingRow, liveTrainingOf, lockLiveTraining } from '../live-trainings.store.ts';
import { heldIn } from './participants.facts.ts';
import * as store from './participants.store.ts';

const AHEAD_DAYS = 7;
const DAY_MS = 86_400_000;
const LONGEST_MS = 240 * 60_000;

type ClubFacts = Pick<Club, 'TimeZone' | 'EnableLiveTrainings'>;

interface Parts {
  readonly db: Database;
  readonly clubs: { facts(clubId: number, via?: Queryable): Promise<ClubFacts | undefined> };
  readonly now?: () => Date;
}

export type LiveParticipants = ReturnType<typeof createLiveParticipants>;

type Ready = Required<Parts>;

export function createLiveParticipants(parts: Parts) {
  return bindActs({ now: () => new Date(), ...parts }, { ofTraining, ofUser, joinSelf, leave, add });
}

async function holds({ now }: Ready, trx: Queryable, row: LiveTrainingRow, userId: UserId, timeZone: string): Promise<boolean> {
  if (row.ClassSubscriptionId === null) return true;
  const held = (await heldIn(trx, row.ClubId, userId)).filter((one) => one.ClassSubscriptionId === row.ClassSubscriptionId);
  const [today, day] = [dayIn(timeZone, now()), dayIn(timeZone, row.StartedAt ?? row.Begin)];
  return held.some((one) => paysOn(subscriptionFacts(one), today, day));
}

const refusalOf = async (parts: Ready, trx: Queryable, row: LiveTrainingRow, userId: UserId, { TimeZone }: ClubFacts) =>
  notJoinable({
    State: stateOf(row, parts.now()),
    MaxParticipants: row.MaxParticipants,
    ClassSubscriptionId: row.ClassSubscriptionId,
    participants: row.ParticipantIds.length,
    joined: row.ParticipantIds.includes(userId),
    holds: await holds(parts, trx, row, userId, TimeZone),
  });

async function presentTo(
  parts: Ready,
  via: Queryable,
  userId: UserId,
  row: LiveTrainingRow,
  club: ClubFacts,
): Promise<MyLiveTraining> {
  const refused = await refusalOf(parts, via, row, userId, club);
  return {
    LiveTrainingId: row.LiveTrainingId,
    ClubId: row.ClubId,
    Name: row.Name,
    TrainerName: row.TrainerName,
    Begin: row.Begin.toISOString(),
    Duration: row.Duration,
    DisplayGroupName: row.DisplayGroupName,
    State: stateOf(row, parts.now()),
    StartedAt: row.StartedAt?.toISOString() ?? null,
    EndsAt: endsAt(row)?.toISOString() ?? null,
    MaxParticipants: row.MaxParticipants,
    SubscriptionName: row.SubscriptionName,
    Participants: row.ParticipantIds.length,
    Joined: row.ParticipantIds.includes(userId),
    NotJoinable: refused === 'LiveTrainingClosed' ? null : (refused ?? null),
  };
}

/** The member's role is the first lock, as in every write about a member (decision 0036). */
async function join(parts: Ready, id: LiveTrainingId, userId: UserId, AddedById: CallerId | null): Promise<ClubFacts | Refusal> {
  const { db, clubs, now } = parts;
  return db.transaction().execute(async (trx) => {
    const clubId = (await liveTrainingOf(trx, id))?.ClubId;
    if (clubId === undefined || !(await holdRoleIn(trx, userId, clubId))) return refuse('NotFound');
    const isAthlete = (await rolesOf(trx, userId)).Athlete.some(({ ClubId }) => ClubId === clubId);
    const row = await lockLiveTraining(trx, id);
    const club = await clubs.facts(clubId, trx);
    if (!isAthlete || !row || !club) return refuse('NotFound');
    if (!club.EnableLiveTrainings) return refuse('LiveNotEnabled');
    const refused = await refusalOf(parts, trx, row, userId, club);
    if (refused === 'LiveTrainingNeedsSubscription')
      return refuse(refused, { values: { subscription: row.SubscriptionName ?? '' } });
    if (refused === 'LiveTrainingFull') return refuse(refused, { values: { max: row.MaxParticipants ?? 0 } });
    if (refused) return refuse(refused);
    if (!row.ParticipantIds.includes(userId))
      await store.insertParticipant(trx, { LiveTrainingId: id, ClubId: clubId, UserId: userId, JoinedAt: now(), AddedById });
    return club;
  });
}

const leave = ({ db, now }: Ready, id: LiveTrainingId, userId: UserId): Promise<Refusal | undefined> =>
  db.transaction().execute(async (trx) => {
    const row = await lockLiveTraining(trx, id);
    if (!row?.ParticipantIds.includes(userId)) return refuse('NotFound');
    if (staysIn(stateOf(row, now()))) return refuse('LiveParticipantStays');
    await store.deleteParticipant(trx, id, userId);
    return undefined;
  });

async function ofTraining({ db }: Ready, id: LiveTrainingId): Promise<LiveParticipant[]> {
  const rows = await store.participantsOf(db, id);
  return rows.map((row) => ({ ...row, JoinedAt: row.JoinedAt.toISOString() }));
}

async function ofUser(parts: Ready, userId: UserId): Promise<MyLiveTraining[]> {
  const { db, now, clubs } = parts;
  const clubIds = (await rolesOf(db, userId)).Athlete.map(({ ClubId }) => ClubId);
  const at = now().getTime();
  const rows = await comingIn(db, clubIds, new Date(at - LONGEST_MS), new Date(at + AHEAD_DAYS * DAY_MS));
  const found: MyLiveTraining[] = [];
  const known = new Map<number, ClubFacts | undefined>();
  for (const row of rows) {
    if (!known.has(row.ClubId)) known.set(row.ClubId, await clubs.facts(row.ClubId));
    const club = known.get(row.ClubId);
    const isToCome = row.StartedAt !== null || row.Begin.getTime() + row.Duration * 60_000 > at;
    if (club?.EnableLiveTrainings && isToCome) found.push(await presentTo(parts, db, userId, row, club));
  }
  return found;
}

async function joinSelf(parts: Ready, id: LiveTrainingId, userId: UserId): Promise<MyLiveTraining | Refusal> {
  const club = await join(parts, id, userId, null);
  if (isRefusal(club)) return club;
  const row = await liveTrainingOf(parts.db, id);
  return row ? presentTo(parts, parts.db, userId, row, club) : refuse('NotFound');
}

async function add(parts: Ready, id: LiveTrainingId, userId: UserId, by: CallerId): Promise<LiveParticipant | Refusal> {
  const club = await join(parts, id, userId, by);
  if (isRefusal(club)) return club;
  return (await ofTraining(parts, id)).find((one) => one.UserId === userId) ?? refuse('NotFound');
}
