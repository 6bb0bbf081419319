import { keyOfPlace, type NewRun, type RunSet, type SetPlace } from '@clubpulse/contract/workouts/runs/runs';
import type { ProgramDay } from '@clubpulse/contract/workouts/sheets/program';
import type { Proposal } from './progression.ts';
import { type Rest, stretched } from './rest-clock.ts';
import { type Turn, turnsOf } from './turns.ts';

/** A run before it is sent. Plain data, because the device stores it. */
export interface Running {
  readonly key: string;
  readonly sheet: Pick<NewRun, 'WorkoutSheetId' | 'RowVersion' | 'ClubId' | 'Name'>;
  readonly day: number;
  readonly plan: ProgramDay;
  readonly begin: number;
  readonly at: number;
  readonly sets: readonly RunSet[];
  readonly rest: Rest | null;
  /** Entered values of turns that are not done yet, by `enteredKey`. Undefined in an older stored run. */
  readonly said?: Readonly<Record<string, EnteredSet>>;
  readonly timed?: Rest | null;
  readonly swapped: Readonly<Record<string, number>>;
  /** Milliseconds since 1970; null if not paused. */
  readonly paused: number | null;
  readonly end: number | null;
  readonly felt: number | null;
}

export type Figures = Pick<RunSet, 'Reps' | 'Duration' | 'Weight'>;
export const figuresOf = ({ Reps, Duration, Weight }: Figures): Figures => ({ Reps, Duration, Weight });
export type Unread = Readonly<Partial<Record<keyof Figures, string>>>;
export interface EnteredSet {
  readonly figures: Figures;
  readonly unread: Unread;
}

const lineKey = ({ Group, Set, Line }: SetPlace): string => `${Group}.${Set}.${Line}`;

export const begun = (
  key: string,
  sheet: Running['sheet'],
  { day, plan }: Pick<Running, 'day' | 'plan'>,
  now: number,
): Running => ({
  key,
  sheet,
  day,
  plan,
  begin: now,
  at: 0,
  sets: [],
  rest: null,
  swapped: {},
  paused: null,
  end: null,
  felt: null,
});

export const exerciseOf = ({ swapped }: Pick<Running, 'swapped'>, { place, line }: Turn): number =>
  swapped[lineKey(place)] ?? line.ExerciseId;

const enteredKey = (place: SetPlace, exerciseId: number): string => `${keyOfPlace(place)} ${exerciseId}`;
export const enteredSetOf = (run: Pick<Running, 'said' | 'swapped'>, turn: Turn): EnteredSet | undefined =>
  run.said?.[enteredKey(turn.place, exerciseOf(run, turn))];
export const withEnteredSet = (run: Running, turn: Turn, stated: EnteredSet): Running => ({
  ...run,
  said: { ...run.said, [enteredKey(turn.place, exerciseOf(run, turn))]: stated },
});
export const withTimed = (run: Running, timed: Rest | null): Running => ({ ...run, timed });

function through(run: Running, turns: readonly Turn[], figures: Figures, state: RunSet['State'], now: number): Running {
  const turn = turns[run.at];
  if (turn === undefined) return run;
  const key = keyOfPlace(turn.place);
  const set: RunSet = {
    ...turn.place,
    ...figures,
    State: state,
    ExerciseId: exerciseOf(run, turn),
    Rpe: null,
    At: new Date(now).toISOString(),
  };
  const rest = state === 'done' && turn.rest > 0 ? { since: now, seconds: turn.rest } : null;
  return { ...run, at: run.at + 1, sets: [...run.sets.filter((other) => keyOfPlace(other) !== key), set], rest, timed: null };
}

/** If there is no rest, a second tap within this time is ignored. */
const SECOND_TAP_MS = 500;
function isSecondTap({ at, sets }: Running, turns: readonly Turn[], now: number): boolean {
  const before = turns[at - 1];
  const last = sets.at(-1);
  if (before === undefined || before.rest > 0 || last?.State !== 'done') return false;
  return keyOfPlace(last) === keyOfPlace(before.place) && now - Date.parse(last.At) < SECOND_TAP_MS;
}

export const withDone = (run: Running, turns: readonly Turn[], figures: Figures, now: number): Running =>
  isSecondTap(run, turns, now) ? run : through(run, turns, figures, 'done', now);
export const withSkipped = (run: Running, turns: readonly Turn[], now: number): Running =>
  through(run, turns, { Reps: null, Duration: null, Weight: null }, 'skipped', now);

export function withUndone(run: Running, turns: readonly Turn[]): Running {
  const at = run.at - 1;
  const turn = turns[at];
  if (turn === undefined) return run;
  const key = keyOfPlace(turn.place);
  const undone = run.sets.find((set) => keyOfPlace(set) === key);
  const back: Running = { ...run, at, sets: run.sets.filter((set) => set !== undone), rest: null, timed: null };
  if (undone?.State !== 'done') return back;
  return withEnteredSet(withSwapped(back, turn, undone.ExerciseId), turn, { figures: figuresOf(undone), unread: {} });
}

const withLast = (run: Running, stated: Partial<RunSet>): Running => {
  const last = run.sets.at(-1);
  return last === undefined ? run : { ...run, sets: [...run.sets.slice(0, -1), { ...last, ...stated }] };
};
export const withRpe = (run: Running, Rpe: number | null): Running => withLast(run, { Rpe });
export const withFigures = (run: Running, figures: Figures): Running => withLast(run, figures);

export const withRest = (run: Running, by: number): Running => ({ ...run, rest: run.rest && stretched(run.rest, by) });
export const withoutRest = (run: Running): Running => ({ ...run, rest: null });

export const withSwapped = (run: Running, turn: Turn, exerciseId: number): Running => ({
  ...run,
  timed: null,
  swapped: { ...run.swapped, [lineKey(turn.place)]: exerciseId },
});

/** A pause is no rest and no time of a set, so both clocks are moved when it ends. */
export const asPaused = (run: Running, now: number): Running => ({ ...run, paused: run.paused ?? now });
export function asResumed(run: Running, now: number): Running {
  if (run.paused === null) return run;
  const late = now - run.paused;
  const waited = (clock: Rest | null) => clock && { ...clock, since: clock.since + late };
  return { ...run, paused: null, rest: waited(run.rest), timed: waited(run.timed ?? null) };
}

export const asFinished = (run: Running, now: number): Running => ({
  ...run,
  rest: null,
  timed: null,
  paused: null,
  end: run.end ?? run.paused ?? now,
});
export const withFelt = (run: Running, felt: number | null): Running => ({ ...run, felt });

export const asSent = ({ sheet, day, plan, begin, end, felt, sets }: Running, now: number): NewRun => ({
  ...sheet,
  Day: day,
  Plan: plan,
  Begin: new Date(begin).toISOString(),
  End: new Date(end ?? now).toISOString(),
  Felt: felt,
  Sets: [...sets],
});

export const turnsOfRun = ({ plan }: Pick<Running, 'plan'>): Turn[] => turnsOf(plan);

export function figuresFor(run: Running, turn: Turn, { reps, seconds, weight }: Proposal): Figures {
  const exerciseId = exerciseOf(run, turn);
  const key = lineKey(turn.place);
  const before = run.sets.findLast(
    (set) => set.State === 'done' && set.ExerciseId === exerciseId && lineKey(set) === key && set.Round < turn.place.Round,
  );
  const counted = turn.line.Duration === null;
  return {
    Reps: counted ? (before?.Reps ?? reps) : null,
    Duration: counted ? null : (before?.Duration ?? seconds),
    Weight: before === undefined ? weight : before.Weight,
  };
}
