import { type MainMuscle, mainMuscles } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { CSSProperties } from 'react';
import { lazyComponent } from '../../../kit/lazy-component.tsx';
import { useT } from '../../../platform/phrases.ts';
import { muscleLabel } from '../exercise-text.ts';
import classes from './figures.module.css';

const SYMBOL = 'body-chart';
const drawn = mainMuscles.filter((one) => one !== 'fullBody' && one !== 'cardio');

const BodyShapes = lazyComponent(() => import('./BodyShapes.tsx').then((it) => it.BodyShapes), { file: 'BodyShapes' });

export const BodyChartSymbol = () => <BodyShapes id={SYMBOL} muscles={drawn} />;

interface BodyChartProps {
  main: MainMuscle | readonly MainMuscle[] | null;
  others: readonly MainMuscle[];
  silent?: boolean;
}

export function BodyChart({ main, others, silent = false }: BodyChartProps) {
  const t = useT();
  const mains = main === null ? [] : typeof main === 'string' ? [main] : main;
  const marks = marksOf(mains, others);
  const text = (muscles: readonly MainMuscle[]) => muscles.map((one) => t(muscleLabel(one))).join(', ');
  const name = { main: text(mains), others: text(others) };
  return (
    <svg
      className={classes['chart']}
      viewBox="0 0 308 412"
      style={marks}
      {...(silent || mains.length === 0
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': t(others.length === 0 ? 'workouts.chartMain' : 'workouts.chartAlso', name) })}
    >
      <use href={`#${SYMBOL}`} width={308} height={412} />
    </svg>
  );
}

function marksOf(mains: readonly MainMuscle[], others: readonly MainMuscle[]): CSSProperties {
  const marks: Record<string, string> = {};
  const mark = (muscle: MainMuscle, tone: string) => {
    if (muscle === 'fullBody') for (const one of drawn) marks[`--m-${one}`] = tone;
    marks[`--m-${muscle}`] = tone;
    if (muscle === 'cardio') marks['--m-cardio-gap'] = 'var(--bc-skin)';
  };
  for (const one of others) mark(one, 'var(--bc-other)');
  for (const one of mains) mark(one, 'var(--bc-main)');
  return marks;
}
