import { type ReactNode, useState } from 'react';
import { lazyComponent } from '../../../kit/lazy-component.tsx';
import { useT } from '../../../platform/phrases.ts';
import { ExerciseThumb } from './ExerciseThumb.tsx';
import classes from './figures.module.css';
import type { InstructedExercise } from './HowTo.tsx';

const HowTo = lazyComponent(() => import('./HowTo.tsx').then((it) => it.HowTo), { file: 'HowTo' });

interface HowButtonProps {
  exercise: InstructedExercise;
  children?: ReactNode;
}

export function HowButton({ exercise, children }: HowButtonProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={children === undefined ? classes['how'] : undefined}
        aria-label={t('workouts.howTo', { name: exercise.Name })}
        onClick={() => setOpen(true)}
      >
        {children ?? <ExerciseThumb exercise={exercise} />}
      </button>
      {isOpen && <HowTo exercise={exercise} onClose={() => setOpen(false)} />}
    </>
  );
}
