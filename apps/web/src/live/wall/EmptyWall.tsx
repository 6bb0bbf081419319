import type { LiveWords } from '../words.ts';
import classes from './wall.module.css';

/** What a room shows before anybody comes: the ladder they will climb, and how to get on it. */
export function EmptyWall({ words }: { words: LiveWords }) {
  return (
    <>
      <div className={classes['steps']} aria-hidden="true">
        {[1, 2, 3, 4, 5].map((zone) => (
          <span key={zone} className={classes[`z${zone}`]} style={{ height: `${10 + zone * 18}%` }}>
            Z{zone}
          </span>
        ))}
      </div>
      <p className={classes['invitation']}>
        <b>{words('live.putStrapOn')}</b>
        <span>{words('live.appearByYourself')}</span>
      </p>
    </>
  );
}
