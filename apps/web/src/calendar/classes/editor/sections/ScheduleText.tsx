import { someDayOn } from '@clubpulse/rules/time/days';
import { clockText } from '../../../../kit/fields/clock.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import styles from '../ClubClass.module.css';
import type { ClassValues } from '../class-values.ts';

export function ScheduleText({ values }: { values: ClassValues }) {
  const t = useT();
  const formats = useFormats();
  const { ScheduleStartDate: first, ScheduleEndDate: last, Slots, ClassType } = values;
  if (first === null) return null;
  const clock = (text: string | null) => (text === null ? '' : clockText(text, formats.settings.TimeFormat));
  const minutes = (count: number | null) => t('kit.minutes', { count: count ?? 0 });
  if (ClassType === 'Single')
    return (
      <p>
        {formats.longDate(first)}, {clock(values.SingleStartTime)}, {minutes(values.SingleDuration)}
      </p>
    );
  return (
    <div>
      <ul className={styles['words']}>
        {Slots.map((slot) => (
          <li key={`${slot.DayOfWeek} ${slot.StartTime}`}>
            <b>{formats.weekday(someDayOn(slot.DayOfWeek))}</b>
            <span>
              {clock(slot.StartTime)}, {minutes(slot.Duration)}
            </span>
          </li>
        ))}
      </ul>
      {last !== null && (
        <p className={styles['span']}>{t('kit.fromTo', { from: formats.date(first), to: formats.date(last) })}</p>
      )}
    </div>
  );
}
