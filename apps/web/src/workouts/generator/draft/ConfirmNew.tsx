import type { InstructedExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import type { Decision } from '@clubpulse/contract/workouts/generator/generator';
import type { Program } from '@clubpulse/contract/workouts/sheets/program';
import { unconfirmedIn } from '@clubpulse/rules/workouts/sheets/confirmed';
import { Button } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import { useT } from '../../../platform/phrases.ts';
import classes from '../ToDecide.module.css';
import own from './Confirming.module.css';
import { DemandsLine } from './DemandsLine.tsx';
import { conditionsIn } from './draft-changes.ts';

interface ConfirmNewProps {
  days: Program;
  saved: Program;
  decisions: readonly Decision[];
  exercises: ReadonlyMap<number, InstructedExerciseRow>;
  confirmedIds: readonly number[];
  onConfirm: (id: number) => void;
}

export function ConfirmNew({ days, saved, decisions, exercises, confirmedIds, onConfirm }: ConfirmNewProps) {
  const t = useT();
  const open = unconfirmedIn({ days, before: saved, decisions, confirmedIds });
  if (open.length === 0) return null;
  return (
    <section className={own['new']} aria-labelledby="confirm-new-title">
      <h3 id="confirm-new-title">{t('generator.confirmNew')}</h3>
      <ul className={classes['list']}>
        {open.map((id) => {
          const exercise = exercises.get(id);
          const name = exercise?.Name ?? t('exercise-removed');
          return (
            <li key={id}>
              <IconUserQuestion size={18} stroke={1.8} aria-hidden="true" />
              <div>
                <b>{name}</b>
                <DemandsLine demands={exercise?.Demands} conditions={conditionsIn(decisions)} />
              </div>
              <span>
                <Button size="sm" variant="default" aria-label={t('generator.confirmOf', { name })} onClick={() => onConfirm(id)}>
                  {t('generator.confirm')}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
