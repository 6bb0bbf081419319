import type { ScheduledDayType } from '@clubpulse/contract/calendar/classes/schedule';
import { addMonths, type Day } from '@clubpulse/rules/time/days';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { Card } from '../../../kit/page/Card.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { hoursText } from '../../parts/range-text.ts';
import { CalendarGrid } from '../week-grid/CalendarGrid.tsx';
import styles from './GeneratedDates.module.css';

export interface GeneratedDay {
  readonly Begin: string;
  readonly End: string;
  readonly Type: ScheduledDayType;
}

interface GeneratedDatesProps {
  days: readonly GeneratedDay[];
  timeZone: string;
  now: Date;
  onToggle?: ((day: GeneratedDay) => void) | undefined;
  note?: string | undefined;
}

const MAX_EVENTS = 1;

export function GeneratedDates({ days, timeZone, now, onToggle, note }: GeneratedDatesProps) {
  const t = useT();
  const formats = useFormats();
  const [chosenDay, setChosenDay] = useState<GeneratedDay | null>(null);
  const taking = days.filter((day) => day.Type === 'Definition');
  const next = taking.find((day) => new Date(day.End) > now) ?? taking[0] ?? days[0];
  const firstDay = formats.dayOf(next?.Begin ?? now);
  const [picked, setPicked] = useState({ first: firstDay, month: firstDay });
  const month = picked.first === firstDay ? picked.month : firstDay;
  const setMonth = (shown: Day) => setPicked({ first: firstDay, month: shown });
  const exceptions = days.length - taking.length;
  const grid = useMemo(() => {
    const clickable = (day: GeneratedDay) => onToggle !== undefined && new Date(day.End) > now;
    return (
      <CalendarGrid
        view="dayGridMonth"
        date={month}
        timeZone={timeZone}
        height="content"
        maxEvents={MAX_EVENTS}
        events={days.map((day) => ({
          id: day.Begin,
          start: day.Begin,
          end: day.End,
          interactive: clickable(day),
          extendedProps: { day },
        }))}
        event={({ event }) => <DayMark day={dayOf(event.extendedProps)} now={now} />}
        dayHeader={({ date, inPopover }) => (inPopover ? formats.longDate(date) : formats.weekday(date, 'narrow'))}
        dayTop={({ date, isToday }) => (
          <span className={styles['number']} data-today={isToday}>
            {Number(formats.dayOf(date).slice(8))}
          </span>
        )}
        on={{
          eventClick: ({ event }) => {
            const day = dayOf(event.extendedProps);
            if (!clickable(day)) return;
            if (day.Type === 'Definition') setChosenDay(day);
            else onToggle?.(day);
          },
        }}
      />
    );
  }, [days, timeZone, month, now, formats, onToggle]);
  const last = taking.at(-1);
  return (
    <Card
      title={t('calendar.generatedDates')}
      aside={
        <span className={styles['count']}>
          {t('calendar.dates', { count: taking.length })}
          {exceptions > 0 && `, ${t('calendar.exceptions', { count: exceptions })}`}
        </span>
      }
    >
      {next === undefined ? (
        <p className={styles['note']}>{t('calendar.noDatesYet')}</p>
      ) : (
        <>
          <MonthSteps month={month} onMonth={setMonth} />
          <div className={styles['month']}>{grid}</div>
          {taking.length > 1 && taking[0] !== undefined && last !== undefined && (
            <p className={styles['note']}>
              {t('kit.fromTo', { from: formats.date(taking[0].Begin), to: formats.date(last.Begin) })}
            </p>
          )}
        </>
      )}
      {note !== undefined && <p className={styles['note']}>{note}</p>}
      <TakeDayOut
        day={chosenDay}
        onTakeOut={(day) => {
          onToggle?.(day);
          setChosenDay(null);
        }}
        onClose={() => setChosenDay(null)}
      />
    </Card>
  );
}

function DayMark({ day: { Begin, End, Type }, now }: { day: GeneratedDay; now: Date }) {
  const t = useT();
  const formats = useFormats();
  return (
    <span className={styles['day']} data-type={Type} data-over={new Date(End) <= now}>
      <span>{formats.time(Begin)}</span>
      <VisuallyHidden>
        {formats.longDate(Begin)}
        {Type === 'Exception' && `, ${t('calendar.takenOut')}`}
      </VisuallyHidden>
    </span>
  );
}

function MonthSteps({ month, onMonth }: { month: Day; onMonth: (month: Day) => void }) {
  const t = useT();
  const formats = useFormats();
  return (
    <div className={styles['way']}>
      <ActionIcon
        variant="default"
        size="var(--ctl-s)"
        aria-label={t('kit.previousMonth')}
        onClick={() => onMonth(addMonths(month, -1))}
      >
        <IconChevronLeft size={18} stroke={1.8} />
      </ActionIcon>
      <b aria-live="polite">{formats.month(month)}</b>
      <ActionIcon
        variant="default"
        size="var(--ctl-s)"
        aria-label={t('kit.nextMonth')}
        onClick={() => onMonth(addMonths(month, 1))}
      >
        <IconChevronRight size={18} stroke={1.8} />
      </ActionIcon>
    </div>
  );
}

interface TakeDayOutProps {
  day: GeneratedDay | null;
  onTakeOut: (day: GeneratedDay) => void;
  onClose: () => void;
}

function TakeDayOut({ day, onTakeOut, onClose }: TakeDayOutProps) {
  const t = useT();
  const formats = useFormats();
  return (
    <ConfirmDialog
      opened={day !== null}
      title={t('calendar.takeDayOut')}
      confirm={t('calendar.takeOut')}
      keep={t('calendar.keepDay')}
      onConfirm={() => day !== null && onTakeOut(day)}
      onClose={onClose}
    >
      {day !== null &&
        t('calendar.takeDayOutText', { day: formats.longDate(day.Begin), hours: hoursText(day.Begin, day.End, formats) })}
    </ConfirmDialog>
  );
}

const dayOf = (props: Record<string, unknown>): GeneratedDay => props['day'] as GeneratedDay;
