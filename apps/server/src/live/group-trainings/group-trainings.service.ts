import { classDeleted, scheduleChanged } from '@clubpulse/contract/calendar/calendar.events';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { GroupResult, GroupTraining } from '@clubpulse/contract/live/group-trainings';
import type { InBoth } from '@clubpulse/contract/live/scenes/scenes';
import { idSchema } from '@clubpulse/contract/scalars';
import type { GroupTrainingId } from '@clubpulse/contract/training/trainings';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { type PersonResult, resultsOf, TOGETHER_MIN, zonesTogether } from '@clubpulse/rules/live/group-trainings/results';
import { CLASS_BEFORE_MS } from '@clubpulse/rules/live/scenes/scenes';
import { isGuest, wallName } from '@clubpulse/rules/live/walls/wall-name';
import { z } from 'zod';
import type { Consents } from '../../accounts/consents/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Listener, on } from '../../platform/events/listeners.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import type { ClubTraining, GroupMembers, Summaries, Trainings } from '../../training/trainings/public.ts';
import { endedBefore, groupTrainingOf, membersAmong, ranAt } from './group-trainings.facts.ts';
import { endOrphans, MEMBERS_JOB } from './group-trainings.store.ts';

interface Parts {
  readonly db: Database;
  readonly consents: Pick<Consents, 'isStaff'>;
  readonly trainings: Pick<Trainings, 'inGroup' | 'pointsIn'>;
  readonly summaries: Pick<Summaries, 'again'>;
  readonly now?: () => Date;
}

export type GroupTrainings = ReturnType<typeof createGroupTrainings>;

type Called = Pick<GroupResult, 'Name' | 'Guest'>;

/** By athlete, the previous class with its name and the athlete's points. */
export type ClassBefore = ReadonlyMap<number, InBoth['before']>;

/** One run of a live training or of a class on a wall (decision 0061). */
export function createGroupTrainings({ db, consents, trainings, summaries, now = () => new Date() }: Parts) {
  const journalNames = (found: readonly ClubTraining[]): Map<number, Called> =>
    new Map(found.map((one) => [one.UserId, { Name: fullName(one), Guest: null }]));

  const membersJob = job(MEMBERS_JOB, z.object({ GroupTrainingId: idSchema }), async ({ GroupTrainingId }) => {
    const row = await groupTrainingOf(db, GroupTrainingId);
    if (row?.End) await summaries.again({ ClubId: row.ClubId, Begin: row.Begin, End: row.End });
  });

  return {
    async get(id: GroupTrainingId, caller: Caller): Promise<GroupTraining | Refusal> {
      const found = await groupTrainingOf(db, id);
      if (!found) return refuse('NotFound');
      const { Stretches, ...row } = found;
      const group = { ...row, Stretches, End: row.End ?? now() };
      const members = await trainings.inGroup(group, await ranAt(db, [group]), caller);
      const isStaff = await consents.isStaff(caller, row.ClubId);
      if (!isStaff && !members.shown.some(({ UserId }) => UserId === caller.UserId)) return refuse('NotFound');
      const results = resultsOf(partsOf(members));
      const people = results.map(({ UserId }) => UserId);
      const names = isStaff
        ? journalNames(members.shown)
        : await wallNames(
            db,
            row.ClubId,
            people.toSorted((a, b) => a - b),
          );
      const isVisible = isStaff || new Set(members.shared.map(({ UserId }) => UserId)).size >= TOGETHER_MIN;
      return {
        ...row,
        Begin: row.Begin.toISOString(),
        End: row.End?.toISOString() ?? null,
        Points: results.reduce((sum, { Points }) => sum + Points, 0),
        ZoneTimes: isVisible ? zonesTogether(members.shared.map(zonesOf)) : null,
        // Null means unknown: no member shares data.
        Calories: isVisible && members.shared.length > 0 ? members.shared.reduce((sum, { Calories }) => sum + Calories, 0) : null,
        Results: results
          .map((result) => present(result, names.get(result.UserId), result.UserId === caller.UserId))
          .toSorted((a, b) => a.Rank - b.Rank || (a.Guest ?? 0) - (b.Guest ?? 0) || a.Name.localeCompare(b.Name)),
      };
    },

    before: (clubId: ClubId, began: Date): Promise<ClassBefore> => classBefore(db, trainings, clubId, began),

    jobs: [membersJob] satisfies readonly Job[],
    listeners: [classDeleted, scheduleChanged].map((kind) =>
      on(kind, 'group-trainings', async ({ ClubId, At }) => {
        if (ClubId !== null) await endOrphans(db, ClubId, At);
      }),
    ) satisfies readonly Listener[],
  };
}

async function classBefore(
  db: Database,
  trainings: Pick<Trainings, 'pointsIn'>,
  clubId: ClubId,
  began: Date,
): Promise<ClassBefore> {
  const before = new Map<number, InBoth['before']>();
  for (const id of await endedBefore(db, clubId, { from: new Date(began.getTime() - CLASS_BEFORE_MS), to: began })) {
    const found = await groupTrainingOf(db, id);
    if (!found) continue;
    const group = { ...found, End: found.End ?? began };
    for (const [userId, points] of await trainings.pointsIn(group, await ranAt(db, [group])))
      if (!before.has(userId)) before.set(userId, { title: found.Name, points });
  }
  return before;
}

/** A user who hides on walls or has left is shown as a guest. */
async function wallNames(db: Database, clubId: number, userIds: readonly number[]): Promise<Map<number, Called>> {
  const members = new Map((await membersAmong(db, clubId, userIds)).map((one) => [one.UserId, one]));
  const taken = new Set<string>();
  let guests = 0;
  return new Map(
    userIds.map((userId): [number, Called] => {
      const member = members.get(userId);
      if (member === undefined || isGuest(member)) return [userId, { Name: '', Guest: ++guests }];
      const Name = wallName(member, taken, '');
      taken.add(Name);
      return [userId, { Name, Guest: null }];
    }),
  );
}

function present(result: PersonResult, called: Called | undefined, isSelf: boolean): GroupResult {
  const { UserId: _id, ...figures } = result;
  return {
    ...figures,
    // The id is only returned to a reader who may read that training.
    TrainingId: result.IsShared ? result.TrainingId : null,
    Name: called?.Name ?? '',
    Guest: called?.Guest ?? null,
    IsSelf: isSelf,
  };
}

const partsOf = ({ shown, limits }: GroupMembers) =>
  shown.map((one) => ({
    ...one,
    ZoneTimes: zonesOf(one),
    limits: limits.get(one.TrainingId) ?? ([0, 0, 0, 0, 0, 0] as const),
  }));

type Zones = Pick<ClubTraining, 'Zone0Time' | 'Zone1Time' | 'Zone2Time' | 'Zone3Time' | 'Zone4Time' | 'Zone5Time'>;

const zonesOf = ({ Zone0Time, Zone1Time, Zone2Time, Zone3Time, Zone4Time, Zone5Time }: Zones) =>
  [Zone0Time, Zone1Time, Zone2Time, Zone3Time, Zone4Time, Zone5Time] as const;
