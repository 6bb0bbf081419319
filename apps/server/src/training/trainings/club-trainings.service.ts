import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Training, TrainingId } from '@clubpulse/contract/training/trainings';
import { CLUB_TRAININGS_MAX_DAYS } from '@clubpulse/contract/training/trainings.calls';
import type { ZoneLimits } from '@clubpulse/rules/accounts/users/zones';
import { isLongerThan } from '@clubpulse/rules/time/days';
import type { Consents } from '../../accounts/consents/public.ts';
import { withRoleIn } from '../../accounts/roles/public.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { HeartMinuteStore } from '../heart-minutes/public.ts';
import type { Profile } from './athlete.rows.ts';
import { liveMinutes } from './live-seconds.facts.ts';
import * as notes from './notes/notes.store.ts';
import { TRAINING_TYPE } from './places.service.ts';
import { unixSecond } from './seconds.rows.ts';
import type { createSeen } from './seen.service.ts';
import { sessionPart } from './session-part.rows.ts';
import type { TrainedTogether, TrainedWhile, TrainingPorts } from './trainings.ports.ts';
import { outlineOf, presentNote, presentToOthers, presentTraining } from './trainings.present.ts';
import * as store from './trainings.store.ts';

const withoutOwnWords = ({ HasOwnName, HasOwnType }: store.TrainingRow, training: Training): Training => ({
  ...training,
  ...(HasOwnName ? { Name: '' } : {}),
  ...(HasOwnType ? { TrainingType: TRAINING_TYPE } : {}),
  Distance: null,
});

export interface Interval {
  readonly from: string;
  readonly to: string;
}

export interface ClubTraining extends Training {
  readonly Nickname: string;
  readonly FirstMidName: string;
  readonly LastName: string;
}

export interface GroupMembers {
  readonly shown: readonly ClubTraining[];
  readonly limits: ReadonlyMap<TrainingId, ZoneLimits>;
  /** The figures of all sharing members, so that the group's totals are the same for every reader. */
  readonly shared: readonly Pick<Training, 'UserId' | 'Calories' | `Zone${0 | 1 | 2 | 3 | 4 | 5}Time`>[];
}

export interface TrainingParts {
  readonly db: Database;
  readonly minutes: Pick<HeartMinuteStore, 'read' | 'readEach'>;
  readonly profiles: (userIds: readonly number[]) => Promise<readonly Profile[]>;
  readonly nicknameOf: (userId: UserId) => Promise<string | undefined>;
  readonly consents: Pick<Consents, 'isStaff' | 'sightOf' | 'logReads' | 'sharingUsers' | 'sharing' | 'logList'>;
  readonly ranAt: TrainingPorts['ranAt'];
  readonly now?: () => Date;
}

export interface Ready extends TrainingParts, Pick<ReturnType<typeof createSeen>, 'present' | 'readBy' | 'beatsBetween'> {
  readonly now: () => Date;
}

export const tooLong = (max: number) => refuse('DateIntervalTooLong', { values: { max } });

export function intervalOf({ from, to }: Interval, days: number): store.Interval | Refusal {
  const interval = { from: new Date(from), to: new Date(to) };
  return isLongerThan(interval.from, interval.to, days) ? tooLong(days) : interval;
}

export const orderOf = (one: Training, other: Training): number =>
  Date.parse(other.Begin) - Date.parse(one.Begin) || other.TrainingId - one.TrainingId;

/** Lists of a club must not name users who left it. */
async function namesIn({ db }: Ready, clubId: ClubId, people: readonly notes.NoteRow[] | readonly store.ClubTrainingRow[]) {
  const there = await withRoleIn(db, [...new Set(people.map(({ UserId }): number => UserId))], clubId);
  return (row: Pick<store.ClubTrainingRow, 'UserId' | 'Nickname' | 'FirstMidName' | 'LastName'>) => {
    const { Nickname, FirstMidName, LastName } = row;
    return there.has(row.UserId)
      ? { isThere: true, name: { Nickname, FirstMidName, LastName } }
      : { isThere: false, name: { Nickname: '', FirstMidName: '', LastName: '' } };
  };
}

/**
 * Without the consent to heart rates only what the wall showed is listed. Names and own texts of athletes who left are removed.
 */
async function listed(
  parts: Ready,
  clubId: ClubId,
  rows: readonly store.ClubTrainingRow[],
  caller: Caller,
  as = (row: store.ClubTrainingRow) => row,
): Promise<ClubTraining[]> {
  const { consents, now } = parts;
  const others = [...new Set(rows.map((row): number => row.UserId))].filter((userId) => userId !== caller.UserId);
  const sharing = await consents.sharingUsers(caller, clubId, others, 'HeartRate');
  await consents.logList(caller.UserId, { Purpose: 'HeartRate', ClubId: clubId }, [...sharing]);
  const nameOf = await namesIn(parts, clubId, rows);
  return rows.map(as).map((row) => {
    const { isThere, name } = nameOf(row);
    if (row.UserId === caller.UserId) return { ...presentTraining(row, now()), ...name };
    const training = { ...presentToOthers(row, [clubId], now()), Counts: row.CountsInClub, OtherSources: 0 };
    if (sharing.has(row.UserId)) return { ...training, ...name };
    if (isThere) return { ...outlineOf(training), ...name };
    // `IsLive` results from current seconds, which a user who left does not share with the club.
    return { ...outlineOf(withoutOwnWords(row, training)), IsLive: false, ...name };
  });
}

const receivedWhile = async ({ db }: Ready, { ClubId, Begin, End }: TrainedWhile) =>
  (await store.trainingsWhile(db, ClubId, { from: Begin, to: End })).filter(({ Source }) => Source === 'Heart');

async function partsInSession(
  { db, minutes, profiles, now }: Ready,
  rows: readonly store.TrainingRow[],
  session: TrainedTogether,
  beside: readonly TrainedTogether[],
): Promise<ReadonlyMap<number, NonNullable<ReturnType<typeof sessionPart>>>> {
  const people = [...Map.groupBy(rows, ({ UserId }): number => UserId)];
  const ids = people.map(([userId]) => userId);
  const windows = people.map(([UserId, ofPerson]) => ({
    UserId,
    from: Math.min(...ofPerson.map(({ Begin }) => unixSecond(Begin))),
    to: Math.max(...ofPerson.map(({ End }) => unixSecond(End))) - 1,
  }));
  const received = await liveMinutes(db, minutes, windows);
  const known = new Map((await profiles(ids)).map((profile) => [profile.UserId, profile]));
  return new Map(
    rows.flatMap((row) => {
      const own = (received.get(row.UserId) ?? []).filter(({ ClubId }) => ClubId === row.ClubId);
      const part = sessionPart(row, own, session, beside, { profile: known.get(row.UserId), now: now() });
      return part ? [[row.TrainingId, part] as const] : [];
    }),
  );
}

export async function ofClub(
  parts: Ready,
  clubId: ClubId,
  { count, ...period }: Interval & { count: number },
  caller: Caller,
): Promise<ClubTraining[] | Refusal> {
  const { db, consents } = parts;
  const interval = intervalOf(period, CLUB_TRAININGS_MAX_DAYS);
  if ('refused' in interval) return interval;
  const trainings = await listed(parts, clubId, await store.trainingsOfClub(db, clubId, interval, count), caller);
  const written = await notes.notesOfClub(db, clubId, interval, count);
  const nameOf = await namesIn(parts, clubId, written);
  const isStaff = await consents.isStaff(caller, clubId);
  const shown = written.map((note) => {
    const presented = presentNote(note);
    const isSeen = isStaff || note.UserId === caller.UserId;
    return { ...(isSeen ? presented : outlineOf(presented)), ...nameOf(note).name };
  });
  return [...trainings, ...shown].toSorted(orderOf).slice(0, count);
}

export const shownInClub = async (
  parts: Ready,
  clubId: ClubId,
  trainingIds: readonly number[],
  caller: Caller,
): Promise<ClubTraining[]> => listed(parts, clubId, await store.trainingsInClub(parts.db, clubId, trainingIds), caller);

export async function inGroup(
  parts: Ready,
  group: TrainedTogether & TrainedWhile,
  beside: readonly TrainedTogether[],
  caller: Caller,
): Promise<GroupMembers> {
  const { ClubId: clubId } = group;
  const rows = await receivedWhile(parts, group);
  const counted = await partsInSession(parts, rows, group, beside);
  const members = rows.filter(({ TrainingId }) => counted.has(TrainingId));
  const people = [...new Set(members.map(({ UserId }): number => UserId))];
  const sharing = await parts.consents.sharing(clubId, people, 'HeartRate');
  const inIt = <Row extends store.TrainingRow>(row: Row): Row => ({ ...row, ...counted.get(row.TrainingId) });
  return {
    shown: await listed(parts, clubId, members, caller, inIt),
    limits: new Map(
      members.map((row) => [
        row.TrainingId,
        [row.Zone0Bpm, row.Zone1Bpm, row.Zone2Bpm, row.Zone3Bpm, row.Zone4Bpm, row.Zone5Bpm] as const,
      ]),
    ),
    shared: members.map(inIt).filter(({ UserId }) => sharing.has(UserId)),
  };
}

export async function pointsIn(
  parts: Ready,
  group: TrainedTogether & TrainedWhile,
  beside: readonly TrainedTogether[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await receivedWhile(parts, group);
  const counted = await partsInSession(parts, rows, group, beside);
  const points = new Map<number, number>();
  for (const { UserId, TrainingId } of rows) {
    const part = counted.get(TrainingId);
    if (part) points.set(UserId, (points.get(UserId) ?? 0) + part.Points);
  }
  return points;
}
