import type { Board } from './board.ts';
import { useCell } from './cell.ts';
import classes from './tile.module.css';
import { TRACE_SECONDS } from './trace.ts';

/** The athlete's last three minutes in percent of the maximum, 40 to 100 from foot to head. */
export function TraceLine({ board, place }: { board: Board; place: number }) {
  useCell(board.clock);
  return (
    <svg className={classes['trace']} viewBox={`0 0 ${TRACE_SECONDS - 1} 60`} preserveAspectRatio="none" aria-hidden="true">
      <path d={board.trace(place).path()} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
