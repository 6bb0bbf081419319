import type { RunPlan } from '@clubpulse/contract/workouts/runs/runs';
import { loadStep, type Proposal, proposalOf } from './progression.ts';
import { exerciseOf, figuresFor, type Running, type Said, saidOf } from './running.ts';
import type { Turn } from './turns.ts';

interface Beginning {
  readonly proposal: Proposal;
  /** What she said of it already, else what is proposed. */
  readonly said: Said;
  /** Kilograms by which the loads of its exercise differ; null: the club says none. */
  readonly step: number | null;
}

/** What a turn of a run stands at, whether she is at it or it is announced. */
export function beginningOf(
  plan: Pick<RunPlan, 'Exercises' | 'LastRuns' | 'BarStep' | 'HandStep'>,
  run: Running,
  turn: Turn,
  now: Date,
): Beginning {
  const id = exerciseOf(run, turn);
  const exercise = plan.Exercises.find(({ ExerciseId }) => ExerciseId === id);
  const step = loadStep(exercise?.Equipment ?? [], plan);
  const isSwapped = id !== turn.line.ExerciseId;
  const loaded = {
    muscle: exercise?.MainMuscle ?? 'fullBody',
    step,
    isSwapped,
    isNew: !isSwapped && isNewLoad(plan, run, turn),
  } as const;
  const proposal = proposalOf(turn.line, exercise?.Sessions ?? [], loaded, now);
  return { proposal, said: saidOf(run, turn) ?? { figures: figuresFor(run, turn, proposal), unread: {} }, step };
}

/**
 * The sheet asks for this load for the first time, or anew: when she carried out this day last it asked for another one of this exercise, or
 * for none of it. A day that she has not done yet goes by the others of the sheet.
 */
function isNewLoad({ LastRuns }: Pick<RunPlan, 'LastRuns'>, { day }: Running, { line }: Turn): boolean {
  const isUnknown = LastRuns.some(({ Loads }) => Loads === undefined);
  if (isUnknown) return false;
  const loadsIn = (runs: RunPlan['LastRuns']) =>
    runs.flatMap(({ Loads }) => Loads ?? []).filter(({ ExerciseId }) => ExerciseId === line.ExerciseId);
  const own = loadsIn(LastRuns.filter(({ Day }) => Day === day));
  const loads = own.length > 0 ? own : loadsIn(LastRuns);
  return !loads.some(({ Weight, WeightMax }) => Weight === line.Weight && WeightMax === line.WeightMax);
}
