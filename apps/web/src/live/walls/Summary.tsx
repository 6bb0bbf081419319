import { useCellValue } from '../../platform/cell.ts';
import type { LiveTranslate } from '../translate.ts';
import type { Board, Totals } from './board.ts';
import classes from './wall.module.css';

/** A summary for screen readers, which is never announced automatically. */
export function Summary({ board, words }: { board: Board; words: LiveTranslate }) {
  const sentence = useCellValue(board.totals, (totals) => summary(totals, words));
  return <p className={classes['heard']}>{sentence}</p>;
}

/** A text such as `14 athletes, most in zone 4.` Of equal zones the higher is named. */
export function summary({ athletes, zones }: Totals, words: LiveTranslate): string {
  if (athletes === 0) return words('live.summaryEmpty');
  const most = Math.max(...zones);
  const silent = athletes - zones.reduce((sum, count) => sum + count, 0);
  const counted =
    most === 0
      ? `${words('live.athletes', { count: athletes })}.`
      : words('live.summary', { count: athletes, zone: zones.lastIndexOf(most) });
  return silent === 0 ? counted : `${counted} ${words('live.summaryNoSignal', { count: silent })}`;
}
