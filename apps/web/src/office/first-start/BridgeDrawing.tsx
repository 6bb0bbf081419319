import classes from './FirstClub.module.css';

/** A bridge that hears straps, with its code above it once there is one; said beside it, so nothing for readers. */
export function BridgeDrawing({ code }: { code: string | undefined }) {
  return (
    <div className={classes['drawing']} aria-hidden="true">
      <div className={classes['screen']}>
        <b>{code === undefined ? '····  ····' : `${code.slice(0, 4)} ${code.slice(4)}`}</b>
        <span className={classes['bars']}>
          {[5, 7, 10, 13, 17].map((height) => (
            <i key={height} style={{ height }} />
          ))}
        </span>
      </div>
      <svg width="180" height="86" viewBox="0 0 180 86" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
        <path d="M62 0v20" />
        <rect x="12" y="20" width="100" height="42" rx="8" />
        <circle cx="30" cy="41" r="4" fill="currentColor" />
        <path d="M132 30q10 11 0 22" />
        <path d="M146 22q18 19 0 38" />
      </svg>
    </div>
  );
}
