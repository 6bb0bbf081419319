import type { Scale } from '@clubpulse/rules/body/measures/bands';
import classes from './Measures.module.css';

export function BandScale({ scale, value }: { scale: Scale; value: number }) {
  const [first, last] = [scale.bands[0], scale.bands.at(-1)];
  if (!first || !last) return null;
  const total = last.to - first.from;
  const share = (at: number) => (100 * (Math.min(Math.max(at, first.from), last.to) - first.from)) / total;
  return (
    <span className={classes['scale']} aria-hidden="true">
      {scale.bands.map(({ from, to, word, tone }) => (
        <i key={word} data-target={tone === 'target'} style={{ width: `${share(to) - share(from)}%` }} />
      ))}
      <b style={{ insetInlineStart: `${share(value)}%` }} />
    </span>
  );
}
