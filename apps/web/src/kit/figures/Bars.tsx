import classes from './Bars.module.css';

interface BarsProps {
  label: string;
  values: readonly number[];
  size?: 'row' | 'card';
}

export function Bars({ label, values, size = 'card' }: BarsProps) {
  const most = Math.max(1, ...values);
  return (
    <span className={classes['bars']} data-size={size} role="img" aria-label={label}>
      {values.map((value, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar has no identity but its place
        <i key={place} data-none={value === 0} style={{ height: `${Math.max(8, (100 * value) / most)}%` }} />
      ))}
    </span>
  );
}
