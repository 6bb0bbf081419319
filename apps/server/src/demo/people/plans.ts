import { circuits as namedCircuits, flows as namedFlows, timers as namedTimers } from '@clubpulse/world/plans';
import type { Database } from '../../platform/database/database.ts';
import { storedValue, storeOnce } from '../../platform/database/installation.ts';
import type { CircuitsService } from '../../workouts/circuits/public.ts';
import type { ExercisesService } from '../../workouts/exercises/public.ts';
import type { FlowsService } from '../../workouts/flows/public.ts';
import type { TimersService } from '../../workouts/timers/public.ts';
import { expectAccepted } from '../expect-accepted.ts';
import { peopleOf } from './club-people.ts';
import { idsByName } from './sheets.ts';

const MARK = 'demo.plans';

export interface PlanParts {
  readonly db: Database;
  readonly exercises: Pick<ExercisesService, 'list'>;
  readonly circuits: CircuitsService;
  readonly timers: TimersService;
  readonly flows: FlowsService;
}

export async function writePlans({ db, exercises: library, circuits, timers, flows }: PlanParts): Promise<void> {
  const people = await peopleOf(db);
  if (!people || (await storedValue(db, MARK)) !== undefined) return;
  await storeOnce(db, MARK, {});
  const { clubId, rooms } = people;
  const ids = await idsByName(library, clubId);
  const [station] = await circuits.stations(clubId);
  const idOf = (name: string): number => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`the library has no ${name}`);
    return id;
  };
  for (const {
    name,
    description,
    room,
    tags,
    isPublished,
    timer,
    work,
    rest,
    rounds,
    minutes,
    time,
    exercises: stationLines,
  } of namedCircuits) {
    const lines = stationLines.map(({ exercise, reps, note }) => ({
      ExerciseId: idOf(exercise),
      Reps: reps,
      RepsMax: null,
      Weight: null,
      MachineLevel: null,
      CardioZone: null,
      Notes: note,
    }));
    const isWalked = timer === 'timer' && station !== undefined;
    const circuit = {
      ClubId: clubId,
      Name: name,
      Description: description,
      PictureUri: null,
      DisplayGroupId: rooms.get(room) ?? null,
      Tags: [...tags],
      Published: isPublished,
      StationsActive: isWalked,
      TimerType: timer,
      WarmUp: 180,
      Cooldown: 120,
      Work: work,
      Rest: rest,
      Rounds: rounds,
      RoundRest: 60,
      Minutes: minutes,
      StationsPerMinute: 1,
      Time: time,
      Stations: isWalked
        ? lines.map((line) => ({ StationKey: null, Station: station?.Station ?? null, Exercises: [line] }))
        : [{ StationKey: null, Station: null, Exercises: lines }],
    };
    expectAccepted(await circuits.create(circuit, { language: 'en', key: undefined }));
  }
  for (const { name, rounds, rest, roundRest, exercises: steps } of namedTimers) {
    const lines = steps.map(([exercise, Duration, Reps]) => ({ ExerciseId: idOf(exercise), Duration, Reps, RepsMax: null }));
    const timer = {
      Name: name,
      WarmUp: null,
      Exercises: lines,
      Rest: rest,
      Rounds: rounds,
      RoundRest: roundRest,
      CoolDown: null,
    };
    expectAccepted(await timers.create(clubId, timer, 'en'));
  }
  for (const flow of namedFlows) expectAccepted(await flows.create(clubId, flow));
}
