import type { RunPlan } from '@clubpulse/contract/workouts/runs/runs';
import { loadStep, type Proposal, proposalOf } from './progression.ts';
import { type EnteredSet, enteredSetOf, exerciseOf, figuresFor, type Running } from './running.ts';
import type { Turn } from './turns.ts';

interface Beginning {
  readonly proposal: Proposal;
  readonly entered: EnteredSet;
  readonly step: number | null;
}

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
  return { proposal, entered: enteredSetOf(run, turn) ?? { figures: figuresFor(run, turn, proposal), unread: {} }, step };
}

function isNewLoad({ LastRuns }: Pick<RunPlan, 'LastRuns'>, { day }: Running, { line }: Turn): boolean {
  const isUnknown = LastRuns.some(({ Loads }) => Loads === undefined);
  if (isUnknown) return false;
  const loadsIn = (runs: RunPlan['LastRuns']) =>
    runs.flatMap(({ Loads }) => Loads ?? []).filter(({ ExerciseId }) => ExerciseId === line.ExerciseId);
  const own = loadsIn(LastRuns.filter(({ Day }) => Day === day));
  const loads = own.length > 0 ? own : loadsIn(LastRuns);
  return !loads.some(({ Weight, WeightMax }) => Weight === line.Weight && WeightMax === line.WeightMax);
}
