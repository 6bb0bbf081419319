import type { ChallengeKind } from '@clubpulse/contract/community/challenges';
import classes from './Medal.module.css';

interface MedalProps {
  readonly kind: ChallengeKind;
  readonly place: number;
  readonly reached?: boolean;
}

export function Medal({ kind, place, reached = false }: MedalProps) {
  return (
    <span className={classes['medal']} data-reached={reached} aria-hidden="true">
      {reached ? (
        <svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" strokeWidth="2.4">
          <path d="M3.5 9.5l3.5 3.5 7.5-8" />
        </svg>
      ) : kind === 'Goals' ? (
        place + 1
      ) : (
        <svg width="18" height="18" viewBox="0 0 18 18">
          {[6, 10, 14].map((height, bar) => (
            <rect key={height} x={1 + 6 * bar} y={16 - height} width="4" height={height} rx="1" data-on={bar <= place} />
          ))}
        </svg>
      )}
    </span>
  );
}
