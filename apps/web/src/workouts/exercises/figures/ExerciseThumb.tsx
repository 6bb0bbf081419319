import type { ExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import { Picture } from '../../../kit/figures/Picture.tsx';
import { lazyComponentLoadedFirst } from '../../../kit/lazy-component.tsx';
import { BodyChart } from './BodyChart.tsx';
import classes from './figures.module.css';

const ExerciseFigure = lazyComponentLoadedFirst(
  () => import('./ExerciseFigure.tsx').then((it) => it.ExerciseFigure),
  'ExerciseFigure',
);

export type Pictured = Pick<ExerciseRow, 'MainMuscle' | 'OtherMuscles' | 'PictureUris' | 'Figure'>;

export function ExerciseThumb({ exercise, pixels = 240 }: { exercise: Pictured; pixels?: number }) {
  const { MainMuscle, OtherMuscles, Figure } = exercise;
  const [photo] = exercise.PictureUris;
  const drawn = Figure ? <ExerciseFigure figure={Figure} /> : <BodyChart main={MainMuscle} others={OtherMuscles} silent />;
  return (
    <span className={classes['thumb']}>
      {photo === undefined ? drawn : <Picture uri={photo} pixels={pixels} instead={drawn} />}
    </span>
  );
}
