import classes from './Meter.module.css';

export function Meter({ part, whole }: { part: number; whole: number }) {
  const share = whole <= 0 ? 0 : Math.min(1, Math.max(0, part / whole));
  return (
    <span className={classes['meter']} aria-hidden="true">
      <i style={{ width: `${Math.round(share * 100)}%` }} />
    </span>
  );
}
