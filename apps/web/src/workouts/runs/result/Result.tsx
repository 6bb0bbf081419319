import type { Evaluation, RunExercise, RunSet } from '@clubpulse/contract/workouts/runs/runs';
import type { ProgramDay } from '@clubpulse/contract/workouts/sheets/program';
import { linesOf } from '@clubpulse/rules/workouts/runs/lines';
import { IconMoodSmile, IconThumbUp, IconTrophy } from '@tabler/icons-react';
import { FigureList } from '../../../kit/figures/FigureList.tsx';
import { Card } from '../../../kit/page/Card.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { useFigureText, useWeightText } from '../figure-text.ts';
import { useExercises } from '../use-exercises.ts';
import classes from './Result.module.css';

export interface Figure {
  readonly value: string;
  readonly label: string;
}

interface SumProps {
  percent: number;
  evaluation: Evaluation;
  done: number;
  planned: number;
  figures: readonly Figure[];
}

const icons = { top: IconTrophy, good: IconThumbUp, canDoMore: IconMoodSmile, canDoMuchMore: IconMoodSmile } as const;

export function Sum({ percent, evaluation, done, planned, figures }: SumProps) {
  const t = useT();
  const formats = useFormats();
  const Icon = icons[evaluation];
  return (
    <Card>
      <div className={classes['sum']}>
        <p className={classes['percent']}>{formats.percent(percent)}</p>
        <div>
          <p className={classes['evaluation']} data-well={percent >= 70}>
            <Icon size={18} stroke={1.8} aria-hidden="true" />
            {t(`runs.evaluation-${evaluation}`)}
          </p>
          <p className={classes['asPlanned']}>{t('runs.doneOf', { done, planned })}</p>
        </div>
      </div>
      <FigureList className={classes['figures']} figures={figures} />
    </Card>
  );
}

interface DoneAndPlannedProps {
  plan: ProgramDay;
  sets: readonly RunSet[];
  exercises: readonly RunExercise[];
  detailed?: boolean;
}

export function DoneAndPlanned({ plan, sets, exercises, detailed = false }: DoneAndPlannedProps) {
  const t = useT();
  const formats = useFormats();
  const named = useExercises(exercises);
  const words = useFigureText();
  const weightWords = useWeightText();
  return (
    <Card title={t('runs.doneAndPlanned')}>
      <ul className={classes['lines']}>
        {linesOf(plan, sets).map(({ key, planned, done, states, sets: doneSets, reps, seconds, volume }) => {
          const sums = [
            reps > 0 ? t('runs.repsExact', { count: reps }) : '',
            seconds > 0 ? formats.duration(seconds) : '',
            volume > 0 ? weightWords(volume) : '',
          ];
          const count = states.filter((state) => state === 'done').length;
          return (
            <li key={key}>
              <span className={classes['line']}>
                <b>{named.nameOf(done)}</b>
                {done !== planned && <small>{t('runs.instead', { name: named.nameOf(planned) })}</small>}
                {!(detailed && doneSets.length === 1) && <small>{sums.filter(Boolean).join(', ')}</small>}
                {detailed && doneSets.length > 0 && (
                  <small className={classes['sets']}>
                    {doneSets
                      .map((set) =>
                        [
                          words(set),
                          set.Rpe === null ? '' : t('workouts.rpe', { rpe: formats.number(set.Rpe, set.Rpe % 1 === 0 ? 0 : 1) }),
                        ]
                          .filter(Boolean)
                          .join(', '),
                      )
                      .join(' · ')}
                  </small>
                )}
              </span>
              <span
                className={classes['squares']}
                role="img"
                aria-label={t('runs.doneOf', { done: count, planned: states.length })}
              >
                {states.map((state, place) => (
                  <i key={place} data-state={state} />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
