import classes from './Health.module.css';

interface ShareBarProps {
  /** From the strongest ink to the weakest; at most four. What is not there takes no room. */
  parts: readonly { readonly name: string; readonly seconds: number | null }[];
  /** Of the whole width: what 100 % of it would be. */
  whole?: number;
}

/** Parts of a time in four steps of ink, never in colours of zones. The words stand beside it: to readers it says nothing more. */
export function ShareBar({ parts, whole }: ShareBarProps) {
  const sum = parts.reduce((all, { seconds }) => all + (seconds ?? 0), 0);
  const full = Math.max(whole ?? sum, sum);
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
