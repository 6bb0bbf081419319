import classes from './Mark.module.css';

/** The logo: five bars in volt on ink. `size` in pixels. */
export function Mark({ size = 34 }: { size?: number }) {
  return (
    <span className={classes['mark']} style={{ width: size, height: size, borderRadius: size * 0.27 }} aria-hidden="true">
      <svg width={size * 0.53} height={size * 0.53} viewBox="0 0 20 20" fill="var(--volt)">
        <rect x="0.5" y="8" width="2.8" height="4" rx="1.4" />
        <rect x="4.55" y="5" width="2.8" height="10" rx="1.4" />
        <rect x="8.6" y="0.5" width="2.8" height="19" rx="1.4" />
        <rect x="12.65" y="6.2" width="2.8" height="7.6" rx="1.4" />
        <rect x="16.7" y="8.6" width="2.8" height="2.8" rx="1.4" />
      </svg>
    </span>
  );
}
