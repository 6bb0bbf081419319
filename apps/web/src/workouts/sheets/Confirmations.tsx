import type { WorkoutSheet } from '@clubpulse/contract/workouts/sheets/sheets';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Confirmations.module.css';

interface ConfirmationsProps {
  confirmations: WorkoutSheet['Confirmations'];
  exercises: ReadonlyMap<number, { readonly Name: string }>;
}

export function Confirmations({ confirmations = [], exercises }: ConfirmationsProps) {
  const t = useT();
  const formats = useFormats();
  if (confirmations.length === 0) return null;
  const acts = Map.groupBy(confirmations, ({ ByUserId, At }) => `${ByUserId}/${At}`);
  return (
    <section className={classes['confirmations']} aria-labelledby="confirmations-title">
      <h2 id="confirmations-title">{t('sheets.confirmations')}</h2>
      <ul>
        {[...acts].map(([act, [first, ...others]]) => {
          if (first === undefined) return null;
          const named = [first, ...others].map(({ ExerciseId: id }) => exercises.get(id)?.Name ?? t('exercise-removed'));
          return (
            <li key={act}>
              <b>{[first.ByName ?? '', formats.dateTime(first.At)].filter(Boolean).join(', ')}</b>
              <span>{named.join(', ')}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
