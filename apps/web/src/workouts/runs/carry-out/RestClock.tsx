import { type Rest, restAt } from '@clubpulse/rules/workouts/runs/rest-clock';
import { useEffect } from 'react';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { ringIn } from './bell.ts';
import classes from './RunMode.module.css';

interface RestClockProps {
  rest: Rest;
  now: number;
  isNextRound: boolean;
  round: number;
  onStretch: (seconds: number) => void;
}

const STEP = 15;

export function RestClock({ rest, now, isNextRound, round, onStretch }: RestClockProps) {
  const t = useT();
  const formats = useFormats();
  const { left, over, share } = restAt(rest, now);
  const { since, seconds } = rest;
  useEffect(() => {
    const until = since + seconds * 1000 - Date.now();
    return until > 0 ? ringIn(until / 1000) : undefined;
  }, [since, seconds]);
  return (
    <div className={classes['rest']}>
      <div className={classes['restHead']}>
        <h1>{left > 0 ? t('workouts.phase.rest') : t('runs.restOver')}</h1>
        <span>{t(isNextRound ? 'runs.restBefore' : 'runs.restOf', { time: formats.duration(seconds), round })}</span>
      </div>
      <p className={classes['count']} role="timer" aria-label={t('runs.restLeft', { time: formats.duration(left) })}>
        {left > 0 ? clock(left) : `+${clock(over)}`}
      </p>
      <div className={classes['bar']} aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
      </div>
      <div className={classes['pair']}>
        <button type="button" aria-label={t('runs.shorter')} onClick={() => onStretch(-STEP)}>
          − {STEP} s
        </button>
        <button type="button" aria-label={t('runs.longer')} onClick={() => onStretch(STEP)}>
          + {STEP} s
        </button>
      </div>
    </div>
  );
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
