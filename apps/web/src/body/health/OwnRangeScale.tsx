import type { OwnRange } from '@clubpulse/contract/body/health/health';
import classes from './Health.module.css';

export function OwnRangeScale({ value, range: { Low, High } }: { value: number; range: OwnRange }) {
  const room = Math.max(High - Low, 4) * 1.5;
  const [from, to] = [Math.max(Low - room, 0), High + room];
  const share = (at: number) => (100 * (Math.min(Math.max(at, from), to) - from)) / (to - from);
  return (
    <span className={classes['range']} aria-hidden="true">
      <i style={{ width: `${share(Low)}%` }} />
      <i data-own style={{ width: `${share(High) - share(Low)}%` }} />
      <i style={{ width: `${100 - share(High)}%` }} />
      <b style={{ insetInlineStart: `${share(value)}%` }} />
    </span>
  );
}
