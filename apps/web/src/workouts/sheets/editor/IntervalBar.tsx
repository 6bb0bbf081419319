import { formatCountdown } from '@clubpulse/rules/formats/duration';
import type { Stretch } from '@clubpulse/rules/workouts/sheets/set-shape';
import classes from './sheet-editor.module.css';

const WORDS_FROM = 0.09;

export function IntervalBar({ stretches }: { stretches: readonly Stretch[] }) {
  const total = stretches.reduce((sum, { seconds }) => sum + seconds, 0);
  const words = stretches.map(({ seconds, zone }) =>
    [formatCountdown(seconds), zone !== null && `Z${zone}`].filter(Boolean).join(' '),
  );
  return (
    <div className={classes['intervals']} role="img" aria-label={words.join(', ')}>
      {stretches.map(({ seconds, zone }, at) => (
        <span
          key={`stretch-${at + 1}`}
          data-zone={zone ?? undefined}
          title={words[at]}
          style={{ flexGrow: seconds, height: 16 + 6 * (zone ?? 0) }}
        >
          {zone !== null && seconds >= total * WORDS_FROM && <small>{words[at]}</small>}
        </span>
      ))}
    </div>
  );
}
