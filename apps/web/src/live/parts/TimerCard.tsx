import { formatCountdown } from '@clubpulse/rules/formats/duration';
import type { OwnStep } from '@clubpulse/rules/live/own-live/own-timer';
import { repsRange } from '@clubpulse/rules/workouts/timers/steps';
import { type Translate, useT } from '../../platform/phrases.ts';
import classes from './station-card.module.css';

interface TimerCardProps {
  step: OwnStep;
  isPaused: boolean;
}

export function TimerCard({ step, isPaused }: TimerCardProps) {
  const t = useT();
  const { round, rounds, place, count, left, next } = step;
  const where = [
    round !== null && t('live.roundOf', { round, rounds }),
    place !== null && t('live.page', { page: place, pages: count }),
  ].filter(Boolean);
  const until = isPaused
    ? t('timerScene.paused')
    : left === null
      ? t('timerScene.goOn')
      : t('live.leftTime', { time: formatCountdown(left / 1000) });
  return (
    <section className={classes['station']} aria-label={t('ownLive.yourTimer')}>
      <p className={classes['where']}>{[...where, until].join(' · ')}</p>
      <p className={classes['asked']}>
        <b>{nameOf(step, t)}</b>
        {step.reps && <span>{repsOf(step.reps, t)}</span>}
      </p>
      <p className={classes['where']}>
        {next === null
          ? t('ownLive.thenOver')
          : t('timerScene.nextIs', { what: [nameOf(next, t), next.reps ? repsOf(next.reps, t) : timeOf(next)].join(' ') })}
      </p>
    </section>
  );
}

type Shown = Pick<OwnStep, 'phase' | 'name' | 'reps'>;

const nameOf = ({ phase, name }: Shown, t: Translate): string => name || t(`workouts.phase.${phase}`);

const timeOf = ({ ms }: NonNullable<OwnStep['next']>): string => (ms === null ? '' : formatCountdown(ms / 1000));

const repsOf = (reps: NonNullable<OwnStep['reps']>, t: Translate): string => t('timerScene.reps', { reps: repsRange(reps) });
