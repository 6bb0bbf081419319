import type { RunExercise } from '@clubpulse/contract/workouts/runs/runs';
import { IconCheck } from '@tabler/icons-react';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { useT } from '../../../platform/phrases.ts';
import { muscleLabel } from '../../exercises/public.ts';
import classes from './SwapExercise.module.css';

interface SwapExerciseProps {
  opened: boolean;
  planned: number;
  current: number;
  choices: readonly number[];
  named: { find: (id: number) => RunExercise | undefined; nameOf: (id: number) => string };
  onClose: () => void;
  onSwap: (exerciseId: number) => void;
}

export function SwapExercise({ opened, planned, current, choices, named, onClose, onSwap }: SwapExerciseProps) {
  const t = useT();
  const name = named.nameOf(planned);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('runs.swapTitle', { name })}>
      <p className={classes['text']}>{t('runs.swapText')}</p>
      <ul className={classes['choices']}>
        {[...(current === planned ? [] : [planned]), ...choices.filter((id) => id !== current)].map((id) => {
          const exercise = named.find(id);
          return (
            <li key={id}>
              <button
                type="button"
                onClick={() => {
                  onSwap(id);
                  onClose();
                }}
              >
                <b>{named.nameOf(id)}</b>
                <small>
                  {id === planned ? (
                    <>
                      <IconCheck size={16} aria-hidden="true" /> {t('runs.swapBack')}
                    </>
                  ) : (
                    exercise !== undefined && t(muscleLabel(exercise.MainMuscle))
                  )}
                </small>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
