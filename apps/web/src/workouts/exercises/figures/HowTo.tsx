import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { useT } from '../../../platform/phrases.ts';
import { muscleWords } from '../exercise-words.ts';
import { ExercisePicture } from './ExercisePicture.tsx';
import type { Pictured } from './ExerciseThumb.tsx';
import classes from './figures.module.css';

export type Told = Pictured & { readonly Name: string; readonly Instructions: string };

/** How an exercise is done: its picture, what it trains, and what to do. */
export function HowTo({ exercise, onClose }: { exercise: Told; onClose: () => void }) {
  const t = useT();
  const { Name, MainMuscle, OtherMuscles, Instructions } = exercise;
  return (
    <Dialog opened onClose={onClose} title={Name}>
      <div className={classes['howTo']}>
        <ExercisePicture exercise={exercise} pixels={960} />
        <p className={classes['muscles']}>
          <b>{t(muscleWords(MainMuscle))}</b>
          {OtherMuscles.length > 0 && ` · ${OtherMuscles.map((one) => t(muscleWords(one))).join(', ')}`}
        </p>
        <p>{Instructions === '' ? t('workouts.noInstructions') : Instructions}</p>
      </div>
    </Dialog>
  );
}
