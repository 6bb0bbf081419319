import type { CalendarClass } from '@clubpulse/contract/calendar/classes/classes';
import { IconEyeOff } from '@tabler/icons-react';
import { useNow } from '../../../platform/clock.ts';
import { useT } from '../../../platform/phrases.ts';
import classes from './ClassCalendar.module.css';

export function Unpublished({
  classes: found,
  onReview,
}: {
  classes: readonly CalendarClass[] | undefined;
  onReview: () => void;
}) {
  const t = useT();
  const now = useNow();
  const waiting = found?.filter((one) => one.PublishState === 'Unpublished' && new Date(one.End) > now) ?? [];
  const count = new Set(waiting.map((one) => one.ClassId)).size;
  if (count === 0) return null;
  return (
    <div className={classes['unpublished']}>
      <IconEyeOff size={18} stroke={1.8} aria-hidden="true" />
      <span>
        <b>{t('calendar.unpublishedAhead', { count })}</b>
      </span>
      <button type="button" onClick={onReview}>
        {t('calendar.review')}
      </button>
    </div>
  );
}
