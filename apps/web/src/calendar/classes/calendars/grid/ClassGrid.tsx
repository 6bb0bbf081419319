import type { CalendarClass } from '@clubpulse/contract/calendar/classes/classes';
import { selectionProblem } from '@clubpulse/rules/calendar/classes/schedule';
import { type Day, wallClock, weekOf } from '@clubpulse/rules/time/days';
import type { DateSelectInfo, EventHoveringInfo } from '@fullcalendar/react';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { later } from '../../../../kit/later.tsx';
import { useNow } from '../../../../platform/clock.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { useStaffClub } from '../../../../platform/session.tsx';
import { clearError, toastError } from '../../../../platform/toasts/toasts.ts';
import { hoursText } from '../../../parts/range-text.ts';
import { canMove, MoveClass } from '../../../seats/public.ts';
import { editorPath } from '../../acts/editor-path.ts';
import type { CalendarRights } from '../../acts/use-rights.ts';
import { fullness, refusalOf } from '../../cards/class-facts.ts';
import { EventCard } from '../../cards/EventCard.tsx';
import { CalendarGrid } from '../../week-grid/CalendarGrid.tsx';
import type { CalendarKind } from '../calendar-kinds.ts';
import type { QuickMenuAt } from '../quick/QuickMenu.tsx';
import { useHovered } from '../quick/use-hovered.ts';
import styles from './ClassGrid.module.css';
import { DayHead } from './DayHead.tsx';
import { classOf, eventOf } from './event-data.ts';
import { hoursOf, topOf } from './hours.ts';
import { type Dragged, useDrop } from './use-drop.ts';
import { useReschedule } from './use-reschedule.ts';

const ClassTooltip = later(() => import('../quick/ClassTooltip.tsx').then((it) => it.ClassTooltip));
const QuickLesson = later(() => import('./QuickLesson.tsx').then((it) => it.QuickLesson));

/** Side by side in a slot, and in a day of a month (spec 2 section 9). */
const MAX_EVENTS = 4;

interface ClassGridProps {
  kind: CalendarKind;
  mode: 'week' | 'month';
  day: Day;
  classes: readonly CalendarClass[];
  rights: CalendarRights;
  onOpen: (at: QuickMenuAt) => void;
  opened: QuickMenuAt | null;
  onWeek: (day: Day) => void;
}

export function ClassGrid({ kind, mode, day, classes, rights, opened, onOpen, onWeek }: ClassGridProps) {
  const t = useT();
  const navigate = useNavigate();
  const formats = useFormats();
  const { TimeZone: timeZone } = useStaffClub();
  const hovered = useHovered();
  const reschedule = useReschedule(timeZone);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const drop = useDrop(timeZone, setDragged);
  const [lesson, setLesson] = useState<{ begin: Date; end: Date } | null>(null);
  const { manages } = rights;
  const { calendarType, quickLesson } = kind;

  const select = useCallback(
    ({ start, end, view }: DateSelectInfo) => {
      const problem = selectionProblem(start, end, new Date());
      if (problem !== undefined || !quickLesson) view.calendar.unselect();
      if (problem !== undefined) {
        toastError({ cause: 'selection', title: t('operation-failed'), message: t(problem) });
        return;
      }
      clearError('selection');
      if (quickLesson) {
        setLesson({ begin: start, end });
      } else {
        const { day: scheduleStartDate, clock: singleStartTime } = wallClock(start, timeZone);
        const singleDuration = (end.getTime() - start.getTime()) / 60_000;
        void navigate(editorPath({ type: 'Single', calendarType, scheduleStartDate, singleStartTime, singleDuration }));
      }
    },
    [t, navigate, timeZone, calendarType, quickLesson],
  );
  const { show, hide } = hovered;
  const week = mode === 'week';
  const now = useNow();
  // Hovering must not redraw two hundred events.
  const grid = useMemo(() => {
    const byDay = Map.groupBy(classes, (one) => formats.dayOf(one.Begin));
    const resizable = (one: CalendarClass) =>
      manages && week && one.ClassType === 'Single' && refusalOf(one, 'editDates', now) === undefined;
    // All staff moves published classes; only managers move unpublished ones.
    const draggable = (one: CalendarClass) =>
      week && one.CanceledAt === null && new Date(one.Begin) > now && (manages || canMove(one, now));
    const { first, last } = weekOf(day, formats.firstDayOfWeek);
    const isShown = (one: Day) => one >= first && one <= last;
    const fullOn = (date: Date) => fullness(byDay.get(formats.dayOf(date)) ?? []);
    const linkWords = (date: Date) => {
      const full = fullOn(date);
      const words = full === undefined ? '' : t('calendar.percentFull', { percent: formats.percent(full) });
      return [Number(formats.dayOf(date).slice(8)), words, t('calendar.showWeek')].filter(Boolean).join(' ');
    };
    return (
      <CalendarGrid
        view={week ? 'timeGridWeek' : 'dayGridMonth'}
        date={day}
        timeZone={timeZone}
        height="fill"
        maxEvents={MAX_EVENTS}
        hours={hoursOf(classes, timeZone)}
        scrollTo={topOf(classes, { now, today: isShown(formats.dayOf(now)), timeZone })}
        events={classes.map((one) => eventOf(one, { draggable: draggable(one), resizable: resizable(one) }))}
        event={({ event, isMirror, isShort }) => {
          const one = classOf(event);
          if (one !== undefined)
            return (
              <EventCard
                one={timesOf(one, event)}
                shape={week && !isShort ? 'block' : 'row'}
                selected={one.ClassId === opened?.classId && one.Begin === opened.begin}
              />
            );
          if (!isMirror || event.start === null || event.end === null) return null;
          return (
            <div className={styles['ghost']}>
              <b>{hoursText(event.start, event.end, formats)}</b>
              <span>{t('calendar.releaseToAdd')}</span>
            </div>
          );
        }}
        dayHeader={({ date, isToday, inPopover }) => {
          if (inPopover) return formats.longDate(date);
          return week ? <DayHead date={date} today={isToday} full={fullOn(date)} /> : formats.weekday(date, 'short');
        }}
        dayTop={({ date, isToday, isOther }) => (
          <DayHead date={date} today={isToday} full={fullOn(date)} inMonth other={isOther} />
        )}
        {...(week ? {} : { dayLink: { words: linkWords, onClick: (date: Date) => onWeek(formats.dayOf(date)) } })}
        on={{
          eventClick: ({ event, el }) => {
            const one = classOf(event);
            if (one === undefined) return;
            hide();
            onOpen({ one, classId: one.ClassId, begin: one.Begin, rect: el.getBoundingClientRect(), from: el });
          },
          eventMouseEnter: ({ event, el }: EventHoveringInfo) => {
            const one = classOf(event);
            if (one !== undefined) show(one, el);
          },
          eventMouseLeave: hide,
          ...(week ? { eventDrop: drop, eventResize: reschedule } : {}),
          ...(manages && week ? { select } : {}),
        }}
      />
    );
  }, [now, classes, formats, manages, week, day, timeZone, t, hide, show, onOpen, onWeek, drop, reschedule, select, opened]);

  return (
    <>
      {grid}
      {hovered.shown !== null && <ClassTooltip {...hovered.shown} />}
      {dragged !== null && (
        <MoveClass
          clubClass={dragged.one}
          to={dragged.to}
          isInSight
          onClose={() => {
            // A move creates another class at the new time, and this one stays canceled.
            dragged.revert();
            setDragged(null);
          }}
        />
      )}
      {lesson !== null && <QuickLesson {...lesson} calendarType={calendarType} onClose={() => setLesson(null)} />}
    </>
  );
}

const timesOf = (one: CalendarClass, { start, end }: { start: Date | null; end: Date | null }): CalendarClass =>
  start === null || end === null ? one : { ...one, Begin: start.toISOString(), End: end.toISOString() };
