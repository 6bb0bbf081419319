import type { CalendarClass } from '@clubpulse/contract/calendar/classes/classes';
import { type Day, weekOf } from '@clubpulse/rules/time/days';
import type { EventHoveringInfo } from '@fullcalendar/react';
import { useMemo, useState } from 'react';
import { lazyComponent } from '../../../../kit/lazy-component.tsx';
import { useNow } from '../../../../platform/clock.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { useStaffClub } from '../../../../platform/session.tsx';
import { hoursText } from '../../../parts/range-text.ts';
import { canMove, MoveClass } from '../../../seats/public.ts';
import type { CalendarRights } from '../../acts/use-rights.ts';
import { refusalOf } from '../../cards/class-facts.ts';
import { EventCard } from '../../cards/EventCard.tsx';
import { CalendarGrid } from '../../week-grid/CalendarGrid.tsx';
import type { CalendarKind } from '../calendar-kinds.ts';
import type { QuickMenuAt } from '../quick/QuickMenu.tsx';
import { useHovered } from '../quick/use-hovered.ts';
import styles from './ClassGrid.module.css';
import { dayHeads } from './day-heads.tsx';
import { classOf, eventOf } from './event-data.ts';
import { hoursOf, topOf } from './hours.ts';
import { useDraggedOver } from './use-dragged-over.ts';
import { type Dragged, useDrop } from './use-drop.ts';
import { useReschedule } from './use-reschedule.ts';
import { useSelectTime } from './use-select-time.ts';

const ClassTooltip = lazyComponent(() => import('../quick/ClassTooltip.tsx').then((it) => it.ClassTooltip));
const DragNotice = lazyComponent(() => import('./DragNotice.tsx').then((it) => it.DragNotice));
const QuickLesson = lazyComponent(() => import('./QuickLesson.tsx').then((it) => it.QuickLesson));

/** The largest number of classes side by side in a slot, or in a day of the month. */
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
  const formats = useFormats();
  const { TimeZone: timeZone } = useStaffClub();
  const hovered = useHovered();
  const reschedule = useReschedule(timeZone);
  const { dragged, closeMove, drop, passing, over, stop } = useDrag(timeZone);
  const [lesson, setLesson] = useState<{ begin: Date; end: Date } | null>(null);
  const { manages, runs } = rights;
  const select = useSelectTime(kind, setLesson);
  const { show, hide } = hovered;
  const week = mode === 'week';
  const now = useNow();
  const grid = useMemo(() => {
    const { first, last } = weekOf(day, formats.firstDayOfWeek);
    const isShown = (one: Day) => one >= first && one <= last;
    return (
      <CalendarGrid
        view={week ? 'timeGridWeek' : 'dayGridMonth'}
        date={day}
        timeZone={timeZone}
        height="fill"
        maxEvents={MAX_EVENTS}
        hours={hoursOf(classes, timeZone)}
        scrollTo={topOf(classes, { now, today: isShown(formats.dayOf(now)), timeZone })}
        events={classes.map((one) => eventOf(one, week && runs ? changesOf(one, manages, now) : fixed))}
        event={({ event, isMirror, isShort }) => {
          const one = classOf(event);
          if (one === undefined) return isMirror ? <DrawnTime start={event.start} end={event.end} /> : null;
          return (
            <EventCard
              one={timesOf(one, event)}
              shape={week && !isShort ? 'block' : 'row'}
              selected={one.ClassId === opened?.classId && one.Begin === opened.begin}
            />
          );
        }}
        {...dayHeads({ classes, week, onWeek, formats, t })}
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
          ...(week
            ? { eventAllow: over, eventDragStop: stop, eventResizeStop: stop, eventDrop: drop, eventResize: reschedule }
            : {}),
          ...(manages && week ? { select } : {}),
        }}
      />
    );
  }, [
    now,
    classes,
    formats,
    manages,
    runs,
    week,
    day,
    timeZone,
    t,
    hide,
    show,
    onOpen,
    onWeek,
    drop,
    over,
    stop,
    reschedule,
    select,
    opened,
  ]);

  return (
    <>
      {grid}
      {passing === null ? hovered.shown !== null && <ClassTooltip {...hovered.shown} /> : <DragNotice {...passing} />}
      {dragged !== null && <MoveClass clubClass={dragged.one} to={dragged.to} isVisible onClose={closeMove} />}
      {lesson !== null && <QuickLesson {...lesson} calendarType={kind.calendarType} onClose={() => setLesson(null)} />}
    </>
  );
}

function useDrag(timeZone: string) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const { dragged: passing, over, stop } = useDraggedOver();
  const closeMove = () => {
    // The event returns to its old time, because the move creates another class and cancels this class.
    dragged?.revert();
    setDragged(null);
  };
  return { dragged, closeMove, drop: useDrop(timeZone, setDragged), passing, over, stop };
}

const fixed = { draggable: false, resizable: false };

/** Only managers may move unpublished classes. */
const changesOf = (one: CalendarClass, manages: boolean, now: Date) => ({
  draggable: one.CanceledAt === null && new Date(one.Begin) > now && (manages || canMove(one, now)),
  resizable: manages && one.ClassType === 'Single' && refusalOf(one, 'editDates', now) === undefined,
});

interface Times {
  start: Date | null;
  end: Date | null;
}

function DrawnTime({ start, end }: Times) {
  const t = useT();
  const formats = useFormats();
  if (start === null || end === null) return null;
  return (
    <div className={styles['ghost']}>
      <b>{hoursText(start, end, formats)}</b>
      <span>{t('calendar.releaseToAdd')}</span>
    </div>
  );
}

const timesOf = (one: CalendarClass, { start, end }: Times): CalendarClass =>
  start === null || end === null ? one : { ...one, Begin: start.toISOString(), End: end.toISOString() };
