import classes from './Mark.module.css';
import { bars } from './mark-bars.ts';

export function Mark({ size = 34 }: { size?: number }) {
  return (
    <span className={classes['mark']} style={{ width: size, height: size, borderRadius: size * 0.27 }} aria-hidden="true">
      <svg width={size * 0.53} height={size * 0.53} viewBox="0 0 20 20" fill="var(--volt)">
        {bars.map((bar) => (
          <rect key={bar.x} {...bar} />
        ))}
      </svg>
    </span>
  );
}
