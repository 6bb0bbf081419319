import classes from './Meter.module.css';

export function Meter({ part, whole: total }: { part: number; whole: number }) {
  const share = total <= 0 ? 0 : Math.min(1, Math.max(0, part / total));
  return (
    <span className={classes['meter']} aria-hidden="true">
      <i style={{ width: `${Math.round(share * 100)}%` }} />
    </span>
  );
}
