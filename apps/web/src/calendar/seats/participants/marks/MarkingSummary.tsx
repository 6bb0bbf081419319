import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import type { NamelessSeat, Participant } from '@clubpulse/contract/calendar/seats/participants';
import { IconChevronDown } from '@tabler/icons-react';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { ClassActions } from '../head/ClassActions.tsx';
import { ClassSummary } from '../head/ClassSummary.tsx';
import classes from './MarkingSummary.module.css';
import { markOf } from './marks.ts';

interface MarkingSummaryProps {
  clubClass: Class;
  day: Class;
  participants: readonly Participant[] | undefined;
  departed: readonly NamelessSeat[];
}

export function MarkingSummary({ clubClass, day, participants, departed }: MarkingSummaryProps) {
  const t = useT();
  const formats = useFormats();
  const booked = participants?.filter((one) => one.State === 'Booked') ?? [];
  const marked = (mark: 'Present' | 'NoShow') => booked.filter((one) => markOf(one) === mark).length;
  const counts = [
    { label: t('participants.booked'), count: booked.length },
    { label: t('participants.countPresent'), count: marked('Present') },
    { label: t('participants.countNoShow'), count: marked('NoShow') },
  ];
  return (
    <details className={classes['summary']}>
      <summary>
        <span className={classes['line']}>
          <b>{t('booking.fromTo', { from: formats.time(day.Begin), to: formats.time(day.End) })}</b>
          {counts.map(({ label, count }) => (
            <span key={label}>
              {label} <b>{formats.number(count)}</b>
            </span>
          ))}
        </span>
        <span className={classes['more']}>
          {t('kit.details')}
          <IconChevronDown size={17} stroke={1.8} aria-hidden="true" />
        </span>
      </summary>
      <div className={classes['actions']}>
        <ClassActions clubClass={clubClass} />
      </div>
      <ClassSummary clubClass={clubClass} day={day} participants={participants} departed={departed} />
    </details>
  );
}
