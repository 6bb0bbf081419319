import type { RunPlan, RunSet } from '@clubpulse/contract/workouts/runs/runs';
import { beginningOf } from '@clubpulse/rules/workouts/runs/beginning';
import { type Figures, figuresOf, type Running, type Unread } from '@clubpulse/rules/workouts/runs/running';
import type { Turn } from '@clubpulse/rules/workouts/runs/turns';
import { IconCheck } from '@tabler/icons-react';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { useFigureText } from '../figure-text.ts';
import { useExercises } from '../use-exercises.ts';
import classes from './RunMode.module.css';
import { Steppers } from './Steppers.tsx';

interface LastSetProps {
  plan: RunPlan;
  run: Running;
  done: RunSet;
  before: Turn | undefined;
  now: number;
  edited: Unread | null;
  isRequested: boolean;
  onEdit: () => void;
  onChange: (change: { figures: Figures; unread: Unread }) => void;
  onRpe: (rpe: number | null) => void;
  onUndo: () => void;
}

const rpes = [5, 6, 7, 8, 9, 10] as const;

export function LastSet(props: LastSetProps) {
  const { plan, run, done, before, now, edited, isRequested, onEdit, onChange, onRpe, onUndo } = props;
  const t = useT();
  const formats = useFormats();
  const named = useExercises(plan.Exercises);
  const words = useFigureText();
  return (
    <div className={classes['panel']}>
      <div className={classes['last']}>
        <span>
          <small>
            <IconCheck size={18} aria-hidden="true" /> {named.nameOf(done.ExerciseId)}
          </small>
          <b>{words(done)}</b>
        </span>
        <span className={classes['acts']}>
          <button type="button" aria-expanded={edited !== null} onClick={onEdit}>
            {t('kit.edit')}
          </button>
          <button type="button" onClick={onUndo}>
            {t('kit.undo')}
          </button>
        </span>
      </div>
      {edited !== null && before !== undefined && (
        <Steppers
          exercise={named.find(done.ExerciseId)}
          step={beginningOf(plan, run, before, new Date(now)).step}
          round={done.Round}
          entered={{ figures: figuresOf(done), unread: edited }}
          isRequested={isRequested}
          onChange={onChange}
        />
      )}
      <div className={classes['question']} id="how-hard">
        <span>{t('runs.howHard')}</span>
        {before?.line.Rpe !== null && before?.line.Rpe !== undefined && (
          <small>{t('runs.plannedRpe', { rpe: formats.number(before.line.Rpe, before.line.Rpe % 1 === 0 ? 0 : 1) })}</small>
        )}
      </div>
      <div className={classes['rpes']} role="group" aria-labelledby="how-hard">
        {rpes.map((rpe) => (
          <button
            key={rpe}
            type="button"
            aria-pressed={done.Rpe === rpe}
            data-planned={before?.line.Rpe === rpe}
            onClick={() => onRpe(done.Rpe === rpe ? null : rpe)}
          >
            {rpe}
          </button>
        ))}
      </div>
    </div>
  );
}
