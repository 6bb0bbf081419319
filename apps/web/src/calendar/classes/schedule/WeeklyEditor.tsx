import { scheduleLimits } from '@clubpulse/rules/calendar/classes/schedule';
import { addDays, dayOfWeekOf, someDayOn, wallClock, weekOf } from '@clubpulse/rules/time/days';
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { clockText, minutesLater } from '../../../kit/fields/clock.ts';
import { type Formats, useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { clearError, toastError } from '../../../platform/toasts/toasts.ts';
import { CalendarGrid } from '../week-grid/CalendarGrid.tsx';
import type { SlotDraft } from './schedule-draft.ts';
import styles from './WeeklyEditor.module.css';

interface WeeklyEditorProps {
  slots: readonly SlotDraft[];
  onDone: (slots: readonly SlotDraft[]) => void;
  onClose: () => void;
}

const MAX_EVENTS = 1;
/** The time zone of a week without dates. */
const ZONE = 'UTC';
const MINUTE_MS = 60_000;

export function WeeklyEditor({ slots, onDone, onClose }: WeeklyEditorProps) {
  const t = useT();
  const formats = useFormats();
  const [drawn, setDrawn] = useState(() => slots.filter((slot) => slot.StartTime !== null && Boolean(slot.Duration)));
  const [removed, setRemoved] = useState<SlotDraft | null>(null);
  const week = weekOf(someDayOn(1), formats.firstDayOfWeek).first;
  const grid = useMemo(() => {
    const text = (instant: Date | null) =>
      instant === null ? '' : clockText(wallClock(instant, ZONE).clock, formats.settings.TimeFormat);
    return (
      <CalendarGrid
        view="timeGridWeek"
        date={week}
        timeZone={ZONE}
        height="fill"
        maxEvents={MAX_EVENTS}
        dateless
        hours={drawn.some((slot) => isOutside(slot)) ? { from: '00:00', to: '24:00' } : { from: '06:00', to: '22:00' }}
        events={drawn.map((slot, index) => eventOf(slot, index, week))}
        event={({ event, isMirror }) => (
          <div className={styles['slot']} data-mirror={isMirror}>
            <span>
              {text(event.start)} – {text(event.end)}
            </span>
            {!isMirror && <IconX size={14} stroke={2} role="img" aria-label={t('calendar.remove')} />}
          </div>
        )}
        dayHeader={({ date }) => <span className={styles['day']}>{formats.weekday(wallClock(date, ZONE).day)}</span>}
        on={{
          select: ({ start, end, view }) => {
            view.calendar.unselect();
            const { day, clock } = wallClock(start, ZONE);
            const Duration = (end.getTime() - start.getTime()) / MINUTE_MS;
            clearError('selection');
            setDrawn((before) => [...before, { DayOfWeek: dayOfWeekOf(day), StartTime: clock, Duration }]);
          },
          eventClick: ({ event }) => {
            const at = Number(event.id);
            setRemoved(drawn[at] ?? null);
            setDrawn((before) => before.filter((_, index) => index !== at));
          },
          eventResize: ({ event, revert }) => {
            const Duration = event.start && event.end ? (event.end.getTime() - event.start.getTime()) / MINUTE_MS : 0;
            if (Duration > scheduleLimits.selectionMinutes) {
              revert();
              toastError({ cause: 'selection', title: t('operation-failed'), message: t('schedule-selection-too-long') });
            } else {
              clearError('selection');
              setDrawn((before) => before.map((slot, index) => (index === Number(event.id) ? { ...slot, Duration } : slot)));
            }
          },
        }}
      />
    );
  }, [drawn, formats, week, t]);
  return (
    <Dialog opened onClose={onClose} size="min(1100px, 100%)" title={t('calendar.weeklySchedule')}>
      <p className={styles['note']}>{t('calendar.drawWeekText')}</p>
      <div className={styles['grid']}>{grid}</div>
      <div className={styles['end']}>
        <p className={styles['removed']} role="status">
          {removed !== null && (
            <>
              {t('calendar.slotRemoved', slotWords(removed, formats))}
              <button
                type="button"
                onClick={() => {
                  setDrawn((before) => [...before, removed]);
                  setRemoved(null);
                }}
              >
                {t('kit.undo')}
              </button>
            </>
          )}
        </p>
        <Button variant="default" onClick={onClose}>
          {t('kit.cancel')}
        </Button>
        <Button onClick={() => onDone(inOrder(drawn))}>{t('calendar.takeOver')}</Button>
      </div>
    </Dialog>
  );
}

function slotWords({ DayOfWeek, StartTime, Duration }: SlotDraft, { weekday, settings }: Formats) {
  const from = StartTime ?? '00:00';
  const [begin, end] = [from, minutesLater(from, Duration || 0)].map((clock) => clockText(clock, settings.TimeFormat));
  return { day: weekday(someDayOn(DayOfWeek)), hours: `${begin} – ${end}` };
}

function eventOf({ DayOfWeek, StartTime, Duration }: SlotDraft, index: number, week: string) {
  const day = addDays(week, (DayOfWeek - dayOfWeekOf(week) + 7) % 7);
  const start = Date.parse(`${day}T${StartTime ?? '00:00'}:00Z`);
  const end = start + (Duration || 0) * MINUTE_MS;
  return { id: String(index), start: new Date(start).toISOString(), end: new Date(end).toISOString(), durationEditable: true };
}

function isOutside({ StartTime, Duration }: SlotDraft): boolean {
  const [hour = 0, minute = 0] = (StartTime ?? '').split(':').map(Number);
  const begin = hour * 60 + minute;
  return begin < 6 * 60 || begin + (Duration || 0) > 22 * 60;
}

const inOrder = (slots: readonly SlotDraft[]): SlotDraft[] =>
  [...slots].sort((a, b) => a.DayOfWeek - b.DayOfWeek || (a.StartTime ?? '').localeCompare(b.StartTime ?? ''));
