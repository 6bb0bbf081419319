import type { ProviderWorkout } from '@clubpulse/contract/workouts/provider-workouts/provider-workouts';
import { useMemo } from 'react';
import { Card } from '../../../kit/page/Card.tsx';
import { useT } from '../../../platform/phrases.ts';
import { timerLabels } from '../../circuits/public.ts';
import { BodyChartSymbol, HowButton } from '../../exercises/public.ts';
import { SheetDays } from '../../sheets/public.ts';
import classes from '../provider.module.css';

type Content = Pick<ProviderWorkout, 'Sheet' | 'Circuit' | 'Exercises'>;
type Known = ReadonlyMap<number, ProviderWorkout['Exercises'][number]>;

export function Content({ content: { Sheet, Circuit, Exercises } }: { content: Content }) {
  const known: Known = useMemo(() => new Map(Exercises.map((one) => [one.ExerciseId, one])), [Exercises]);
  return (
    <>
      <BodyChartSymbol />
      {Sheet !== null && <SheetDays days={Sheet.Days} exercises={known} />}
      {Circuit !== null && <Stations circuit={Circuit} known={known} />}
    </>
  );
}

function Stations({ circuit, known }: { circuit: NonNullable<ProviderWorkout['Circuit']>; known: Known }) {
  const t = useT();
  return (
    <Card title={t(timerLabels[circuit.TimerType])}>
      <ol className={classes['stations']}>
        {circuit.Stations.map(({ Exercises }, at) => (
          <li key={`station-${at + 1}`}>
            <b>{circuit.StationsActive ? t('provider.station', { number: at + 1 }) : t('provider.allTogether')}</b>
            <ul>
              {Exercises.map(({ ExerciseId, Reps }) => {
                const exercise = known.get(ExerciseId);
                return (
                  <li key={ExerciseId}>
                    <span className={classes['chart']}>{exercise !== undefined && <HowButton exercise={exercise} />}</span>
                    <span>
                      {exercise?.Name ?? t('exercise-removed')}
                      {Reps !== null && ` · ${t('circuits.tv.reps', { reps: Reps })}`}
                    </span>
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  );
}
