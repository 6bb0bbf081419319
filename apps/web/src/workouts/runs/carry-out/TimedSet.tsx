import { formatCountdown } from '@clubpulse/rules/formats/duration';
import { type Rest, restAt } from '@clubpulse/rules/workouts/runs/rest-clock';
import { useEffect } from 'react';
import { useNow } from '../../../platform/clock.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { openBell, ringIn } from './bell.ts';
import classes from './RunMode.module.css';

interface TimedSetProps {
  timed: Rest | null;
  seconds: number;
  onStart: (timed: Rest) => void;
  onStop: () => void;
}

export function TimedSet({ timed, seconds, onStart, onStop }: TimedSetProps) {
  const t = useT();
  if (timed !== null) return <Counting timed={timed} onStop={onStop} />;
  return (
    <div className={classes['timed']}>
      <button
        type="button"
        disabled={seconds === 0}
        onClick={() => {
          openBell();
          onStart({ since: Date.now(), seconds });
        }}
      >
        {t('runs.startTime', { time: formatCountdown(seconds) })}
      </button>
    </div>
  );
}

function Counting({ timed, onStop }: { timed: Rest; onStop: () => void }) {
  const t = useT();
  const formats = useFormats();
  const { since, seconds } = timed;
  const { left, share } = restAt(timed, useNow(250).getTime());
  useEffect(() => {
    const until = since + seconds * 1000 - Date.now();
    return until > 0 ? ringIn(until / 1000) : undefined;
  }, [since, seconds]);
  return (
    <div className={classes['timed']}>
      <p role="timer" aria-label={t('runs.timeLeft', { time: formats.duration(left) })}>
        {formatCountdown(left)}
      </p>
      <div className={classes['bar']} aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
      </div>
      <button type="button" onClick={onStop}>
        {t(left > 0 ? 'runs.stopTime' : 'runs.timeUp')}
      </button>
    </div>
  );
}
