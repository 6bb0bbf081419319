import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { StateOf } from '../../../parts/StateOf.tsx';
import { courseDayText, untilText } from '../../texts/until.ts';
import classes from './ClassPhase.module.css';

const MINUTE_MS = 60_000;

export function ClassPhase({ clubClass, now }: { clubClass: Class; now: Date }) {
  const t = useT();
  const formats = useFormats();
  const began = Date.parse(clubClass.Begin) <= now.getTime();
  const over = Date.parse(clubClass.End) <= now.getTime();
  const minutes = Math.floor((now.getTime() - Date.parse(clubClass.Begin)) / MINUTE_MS);
  if (clubClass.CanceledAt !== null) {
    return (
      <span className={classes['phase']}>
        <StateOf clubClass={clubClass} />
      </span>
    );
  }
  const day = courseDayText(clubClass, t);
  return (
    <span className={classes['phase']}>
      <StateOf clubClass={clubClass} />
      {day !== null && <span>{day}</span>}
      {!began && <span>{untilText(clubClass.Begin, now, t, formats)}</span>}
      {began && !over && <b className={classes['on']}>{t('participants.onNow', { count: minutes })}</b>}
      {over && <span>{t('booking.over')}</span>}
    </span>
  );
}
