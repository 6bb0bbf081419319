import classes from './Meter.module.css';

/** How much of a whole, as a bar in ink. Decoration beside the words that say it. */
export function Meter({ part, of }: { part: number; of: number }) {
  const share = of <= 0 ? 0 : Math.min(1, Math.max(0, part / of));
  return (
    <span className={classes['meter']} aria-hidden="true">
      <i style={{ width: `${Math.round(share * 100)}%` }} />
    </span>
  );
}
