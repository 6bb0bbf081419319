import type { Guide } from '@clubpulse/contract/workouts/exercises/guides';
import { useState } from 'react';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import { lazyComponent } from '../../../kit/lazy-component.tsx';
import { useT } from '../../../platform/phrases.ts';
import { muscleLabel } from '../exercise-text.ts';
import { ExercisePicture } from './ExercisePicture.tsx';
import type { Pictured } from './ExerciseThumb.tsx';
import classes from './figures.module.css';
import { GuideSteps } from './GuideSteps.tsx';

const GuideVideo = lazyComponent(() => import('./GuideVideo.tsx').then((it) => it.GuideVideo), { file: 'GuideVideo' });

export type InstructedExercise = Pictured & {
  readonly Name: string;
  readonly Instructions: string;
  readonly Guide?: Guide | null | undefined;
};

export function HowTo({ exercise, onClose }: { exercise: InstructedExercise; onClose: () => void }) {
  const t = useT();
  const { Name, MainMuscle, OtherMuscles, Instructions, Guide: guide = null } = exercise;
  const video = guide?.Video ?? null;
  const steps = guide?.Steps ?? [];
  const [shown, setShown] = useState<'how' | 'steps'>(video === null && steps.length > 0 ? 'steps' : 'how');
  return (
    <Dialog opened onClose={onClose} title={Name}>
      <div className={classes['howTo']}>
        {guide !== null && video !== null && <GuideVideo guide={guide} />}
        {steps.length > 0 && (
          <Segmented
            label={t('workouts.howTo', { name: Name })}
            fullWidth
            value={shown}
            options={[
              { value: 'how', label: t('workouts.tabHow') },
              { value: 'steps', label: t('workouts.tabSteps') },
            ]}
            onChange={setShown}
          />
        )}
        {shown === 'steps' ? (
          <GuideSteps steps={steps} />
        ) : (
          <>
            <ExercisePicture exercise={exercise} pixels={960} />
            <p className={classes['muscles']}>
              <b>{t(muscleLabel(MainMuscle))}</b>
              {OtherMuscles.length > 0 && ` · ${OtherMuscles.map((one) => t(muscleLabel(one))).join(', ')}`}
            </p>
            <p>{Instructions === '' ? t('workouts.noInstructions') : Instructions}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}
