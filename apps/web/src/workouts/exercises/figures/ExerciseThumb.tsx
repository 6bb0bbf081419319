import type { ExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import { pictureFor } from '@clubpulse/rules/accounts/images/address';
import { laterFirst } from '../../../kit/later.tsx';
import { BodyChart } from './BodyChart.tsx';
import classes from './figures.module.css';

const ExerciseFigure = laterFirst(() => import('./ExerciseFigure.tsx').then((it) => it.ExerciseFigure), 'ExerciseFigure');

export type Pictured = Pick<
  ExerciseRow,
  'ClubId' | 'Pattern' | 'MainMuscle' | 'OtherMuscles' | 'Equipment' | 'Activities' | 'PictureUris'
>;

/** Small, beside its name: a photograph where there is one, the drawn figure of what the platform ships, else the body chart. */
export function ExerciseThumb({ exercise, pixels = 240 }: { exercise: Pictured; pixels?: number }) {
  const { ClubId, Pattern, MainMuscle, OtherMuscles } = exercise;
  const [photo] = exercise.PictureUris;
  if (photo !== undefined)
    return (
      <span className={classes['thumb']} data-photo="true">
        <img src={pictureFor(photo, pixels)} alt="" loading="lazy" referrerPolicy="no-referrer" />
      </span>
    );
  return (
    <span className={classes['thumb']}>
      {ClubId === null && Pattern !== null ? (
        <ExerciseFigure exercise={{ ...exercise, Pattern }} />
      ) : (
        <BodyChart main={MainMuscle} others={OtherMuscles} silent />
      )}
    </span>
  );
}
