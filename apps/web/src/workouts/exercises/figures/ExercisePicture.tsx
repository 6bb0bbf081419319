import { NoPicture } from '../../../kit/figures/NoPicture.tsx';
import { Picture } from '../../../kit/figures/Picture.tsx';
import { useT } from '../../../platform/phrases.ts';
import { BodyChart } from './BodyChart.tsx';
import { ExerciseFigure } from './ExerciseFigure.tsx';
import type { Pictured } from './ExerciseThumb.tsx';
import classes from './figures.module.css';

export function ExercisePicture({ exercise, pixels = 480 }: { exercise: Pictured; pixels?: number }) {
  const t = useT();
  const [photo] = exercise.PictureUris;
  if (photo !== undefined)
    return (
      <span className={classes['preview']} data-photo="true">
        <Picture uri={photo} pixels={pixels} instead={<NoPicture />} />
      </span>
    );
  const { MainMuscle, OtherMuscles, Figure } = exercise;
  return (
    <span className={classes['preview']} data-bare={!Figure}>
      {Figure && <ExerciseFigure figure={Figure} />}
      <BodyChart main={MainMuscle} others={OtherMuscles} silent />
      {!Figure && <span className={classes['none']}>{t('kit.noPicture')}</span>}
    </span>
  );
}
