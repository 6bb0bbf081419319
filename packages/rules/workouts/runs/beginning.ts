import type { RunPlan } from '@clubpulse/contract/workouts/runs/runs';
import { loadStep, type Proposal, proposalOf } from './progression.ts';
import { exerciseOf, type Figures, figuresFor, type Running } from './running.ts';
import type { Turn } from './turns.ts';

interface Beginning {
  readonly proposal: Proposal;
  readonly figures: Figures;
  /** Kilograms by which the loads of its exercise differ; null: the club says none. */
  readonly step: number | null;
}

/** What a turn of a run begins with, whether she is at it or it is announced. */
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
  return { proposal, figures: figuresFor(run, turn, proposal), step };
}

/** When she carried out this day last, it asked for this exercise with no such load. */
function isNewLoad({ LastRuns }: Pick<RunPlan, 'LastRuns'>, { day }: Running, { line }: Turn): boolean {
  const loads = LastRuns.find(({ Day }) => Day === day)?.Loads?.filter(({ ExerciseId }) => ExerciseId === line.ExerciseId) ?? [];
  return loads.length > 0 && !loads.some(({ Weight, WeightMax }) => Weight === line.Weight && WeightMax === line.WeightMax);
}
