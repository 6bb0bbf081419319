import classes from './Health.module.css';

interface ShareBarProps {
  parts: readonly { readonly name: string; readonly seconds: number | null }[];
  total?: number;
}

/** The bar is hidden from screen readers, because labels are beside it. */
export function ShareBar({ parts, total }: ShareBarProps) {
  const sum = parts.reduce((all, { seconds }) => all + (seconds ?? 0), 0);
  const full = Math.max(total ?? sum, sum);
  return (
    <span className={classes['shares']} aria-hidden="true">
      {parts.map(({ name, seconds }, step) =>
        seconds === null || seconds === 0 || full === 0 ? null : (
          <i key={name} data-step={step} style={{ width: `${(100 * seconds) / full}%` }} />
        ),
      )}
    </span>
  );
}
