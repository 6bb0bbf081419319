import type { Program, ProgramDay } from '@clubpulse/contract/workouts/sheets/program';
import { type NamedSheet, sheets as named } from '@clubpulse/world/sheets';
import { giulia } from '@clubpulse/world/staff';
import type { Database } from '../../platform/database/database.ts';
import { storedValue, storeOnce } from '../../platform/database/installation.ts';
import type { ExercisesService } from '../../workouts/exercises/public.ts';
import type { Runs } from '../../workouts/runs/public.ts';
import type { SheetSharing, SheetsService } from '../../workouts/sheets/public.ts';
import { expectAccepted } from '../expect-accepted.ts';
import { callerOf, peopleOf } from './club-people.ts';

const MARK = 'demo.sheets';
const DAY_MS = 86_400_000;
const SET_MS = 150_000;
const LIBRARY = 1000;

export interface SheetParts {
  readonly db: Database;
  readonly exercises: Pick<ExercisesService, 'list'>;
  readonly sheets: SheetsService;
  readonly sheetSharing: SheetSharing;
  readonly runs: Runs;
}

export async function writeSheets({ db, exercises, sheets, sheetSharing, runs }: SheetParts, now: Date): Promise<void> {
  const people = await peopleOf(db);
  const trainer = await callerOf(db, giulia.email);
  if (!people || !trainer || (await storedValue(db, MARK)) !== undefined) return;
  await storeOnce(db, MARK, {});
  const { clubId, members } = people;
  const idOf = await idsByName(exercises, clubId);
  for (const sheet of named) {
    const Days = programOf(sheet, idOf);
    const { Name, Description, Folder, Location, Intensity, isTemplate, forAll, shared } = sheet;
    const about = {
      Name,
      Description,
      Folder,
      Location,
      Intensity,
      Type: 'regular' as const,
      Days,
      PlannedDays: [],
      Decisions: null,
      ConfirmedIds: [],
    };
    const flags = { Shareable: true, Publishable: true, Template: isTemplate, ClonableToPersonal: true, VisibleToAll: forAll };
    const asking = { caller: { ...trainer, isEditor: false }, language: 'en' as const };
    const { WorkoutSheetId, RowVersion } = expectAccepted(await sheets.create(asking, clubId, { ...about, ...flags }));
    expectAccepted(await sheets.publish(clubId, [WorkoutSheetId], true));
    for (const [nickname, carriedOut] of Object.entries(shared)) {
      const userId = members.get(nickname);
      if (userId === undefined) continue;
      expectAccepted(await sheetSharing.share(clubId, WorkoutSheetId, [userId], trainer.UserId));
      for (const { day, daysAgo } of carriedOut) {
        const Plan = Days[day];
        if (Plan === undefined) throw new Error(`${Name} has no day ${day}`);
        const begin = new Date(now.getTime() - daysAgo * DAY_MS);
        const run = { WorkoutSheetId, RowVersion, ClubId: clubId, Name, Day: day, Plan, Felt: 6, ...doneOf(Plan, begin) };
        expectAccepted(await runs.store(userId, `demo-${WorkoutSheetId}-${day}-${daysAgo}`, run));
      }
    }
  }
}

export async function idsByName(exercises: SheetParts['exercises'], clubId: number): Promise<ReadonlyMap<string, number>> {
  const library = await exercises.list({ clubId, isEditor: false, language: 'en' }, { draw: 0, start: 0, length: LIBRARY });
  return new Map(library.data.map(({ Name, ExerciseId }) => [Name, ExerciseId]));
}

function programOf({ days }: NamedSheet, idOf: ReadonlyMap<string, number>): Program {
  return days.map(({ name, lines }) => ({
    Name: name,
    Groups: [
      {
        Section: 'main' as const,
        Name: '',
        Sets: lines.map(({ exercise, rounds, reps, seconds, weight, rest }) => {
          const ExerciseId = idOf.get(exercise);
          if (ExerciseId === undefined) throw new Error(`the library has no ${exercise}`);
          const line = {
            Kind: 'exercise' as const,
            ExerciseId,
            Reps: reps?.[0] ?? null,
            RepsMax: reps === null || reps[0] === reps[1] ? null : reps[1],
            Duration: seconds,
            Weight: weight,
            WeightMax: null,
            Tempo: '',
            Rpe: 7,
            CardioZone: null,
            CardioZoneMax: null,
            MachineLevel: null,
            Superset: false,
            Afap: false,
            Notes: '',
            Rest: null,
          };
          return { Rounds: rounds, RoundRest: rest, Lines: [line] };
        }),
      },
    ],
  }));
}

function doneOf({ Groups }: ProgramDay, begin: Date) {
  let at = begin.getTime();
  const Sets = Groups.flatMap((group, Group) =>
    group.Sets.flatMap(({ Rounds, Lines }, Set) =>
      Array.from({ length: Rounds }, (_, round) =>
        Lines.flatMap((line, Line) => {
          if (line.Kind !== 'exercise') return [];
          at += SET_MS;
          const { ExerciseId, Reps, Duration, Weight } = line;
          const done = { ExerciseId, Reps, Duration, Weight, Rpe: null, State: 'done' as const };
          return [{ Group, Set, Round: round + 1, Line, ...done, At: new Date(at).toISOString() }];
        }),
      ).flat(),
    ),
  );
  return { Begin: begin.toISOString(), End: new Date(at).toISOString(), Sets };
}
