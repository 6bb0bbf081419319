import type { ExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import type { Program } from '@clubpulse/contract/workouts/sheets/program';
import { muscleLoad } from '@clubpulse/rules/workouts/sheets/muscle-load';
import { Meter } from '../../kit/figures/Meter.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { muscleLabel } from '../exercises/public.ts';
import classes from './LoadChart.module.css';

const SHOWN = 8;

export function LoadChart({ days, exercises }: { days: Program; exercises: ReadonlyMap<number, ExerciseRow> }) {
  const t = useT();
  const formats = useFormats();
  const loads = muscleLoad(days, exercises, SHOWN);
  if (loads.length === 0) return null;
  const most = loads[0]?.sets ?? 0;
  return (
    <section className={classes['load']} aria-labelledby="load-title">
      <h2 id="load-title">{t('sheets.loadTitle')}</h2>
      <ul>
        {loads.map(({ muscle, sets }) => (
          <li key={muscle}>
            <span>{t(muscleLabel(muscle))}</span>
            <Meter part={sets} whole={most} />
            <small>{t('sheets.sets', { count: sets, number: formats.number(sets, Number.isInteger(sets) ? 0 : 1) })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
