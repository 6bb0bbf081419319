import type { CSSProperties } from 'react';
import { useCell } from '../../platform/cell.ts';
import type { LiveTranslate } from '../translate.ts';
import type { Board } from './board.ts';
import classes from './wall.module.css';

/** A part of at least this percentage has room for its label. */
const LEAST = 8;

interface Share {
  zone: number;
  from: number;
  part: number;
}

export function shares(counts: readonly number[]): Share[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const taken = counts.filter((count) => count > 0).length;
  const free = 100 - LEAST * taken;
  let from = 0;
  return counts.map((count, zone) => {
    const part = count === 0 ? 0 : LEAST + (free * count) / total;
    from += part;
    return { zone, from: from - part, part };
  });
}

export function ZoneShares({ board, words }: { board: Board; words: LiveTranslate }) {
  const { zones } = useCell(board.totals);
  return (
    <ul className={classes['shares']} aria-label={words('live.zones')}>
      {shares(zones).map(({ zone, from, part }) => (
        <li
          key={zone}
          className={`${classes['share']} ${classes[`z${zone}`]} ${part === 0 ? classes['none'] : ''}`}
          data-last={from + part > 99.9}
          style={{ '--from': from, '--part': part } as CSSProperties}
        >
          <span key={String(zones[zone]).length}>
            Z{zone}
            <b>{zones[zone]}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}
