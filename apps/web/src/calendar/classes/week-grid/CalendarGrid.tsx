import FullCalendar, {
  type CalendarOptions,
  type CalendarRef,
  type ContentGenerator,
  type DayCellInfo,
  type DayHeaderInfo,
  type EventDisplayInfo,
  type EventInput,
} from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import timeGrid from '@fullcalendar/react/timegrid';
import '@fullcalendar/react/skeleton.css';
import type { Day } from '@clubpulse/rules/time/days';
import { useEffect, useEffectEvent, useRef } from 'react';
import { clockText, minutesLater } from '../../../kit/fields/clock.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useLanguage, useT } from '../../../platform/phrases.ts';
import classes from './CalendarGrid.module.css';
import { fourHours } from './four-hours.ts';
import { gridClasses } from './grid-classes.ts';
import { useSettled } from './use-settled.ts';
import { useSideBySide } from './use-side-by-side.ts';

const plugins = [timeGrid, dayGrid, interaction, fourHours];

/** How long a touch must last, in milliseconds. A shorter touch scrolls. */
const HELD_MS = 400;

export interface CalendarGridProps {
  view: 'timeGridWeek' | 'dayGridMonth';
  date: Day;
  timeZone: string;
  events: EventInput[];
  maxEvents: number;
  hours?: { from: string; to: string };
  scrollTo?: string;
  height: 'fill' | 'content';
  event: ContentGenerator<EventDisplayInfo>;
  dayHeader?: ContentGenerator<DayHeaderInfo>;
  dayTop?: ContentGenerator<DayCellInfo>;
  dayLink?: { words: (date: Date) => string; onClick: (date: Date) => void };
  on?: Pick<
    CalendarOptions,
    | 'select'
    | 'eventClick'
    | 'eventAllow'
    | 'eventDragStop'
    | 'eventDrop'
    | 'eventResizeStop'
    | 'eventResize'
    | 'eventMouseEnter'
    | 'eventMouseLeave'
  >;
  dateless?: boolean;
}

export function CalendarGrid(props: CalendarGridProps) {
  const {
    view,
    date,
    timeZone,
    events,
    maxEvents,
    hours,
    scrollTo = '06:00',
    height,
    event,
    dayHeader,
    dayTop,
    dayLink,
    on = {},
    dateless = false,
  } = props;
  const t = useT();
  const language = useLanguage();
  const formats = useFormats();
  const calendar = useRef<CalendarRef>(null);
  useEffect(() => calendar.current?.getApi().gotoDate(date), [date]);
  const above = minutesLater(scrollTo, -15);
  const top = useEffectEvent(() => calendar.current?.getApi().scrollToTime(above));
  // Does not scroll on every change of `scrollTo`, because the view must not jump while the user reads.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown decides
  useEffect(() => top(), [date, view, hours?.from]);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => letKeysScroll(place.current), [view]);
  const stacked = useSideBySide(place, maxEvents);
  const settled = useSettled(place, view);
  return (
    <div ref={place} className={classes['calendar']} data-view={view} data-height={height} data-settled={settled}>
      <FullCalendar
        key={view}
        ref={calendar}
        plugins={plugins}
        initialView={view}
        initialDate={date}
        timeZone={timeZone}
        locale={language === 'en' && formats.settings.DateFormat === 'ddmmyyyy' ? 'en-GB' : language}
        firstDay={formats.firstDayOfWeek}
        headerToolbar={false}
        height={height === 'fill' ? '100%' : 'auto'}
        events={events}
        allDaySlot={false}
        slotDuration="00:30:00"
        snapDuration="00:15:00"
        longPressDelay={HELD_MS}
        slotHeaderInterval="01:00"
        slotMinTime={hours?.from ?? '06:00'}
        slotMaxTime={hours?.to ?? '22:00'}
        slotMinHeight={23}
        expandRows
        scrollTime={above}
        scrollTimeReset={false}
        slotHeaderContent={({ time }) =>
          clockText(minutesLater('00:00', (time?.milliseconds ?? 0) / 60_000), formats.settings.TimeFormat)
        }
        nowIndicator={!dateless}
        eventContent={event}
        eventDisplay="block"
        slotEventOverlap={false}
        eventMaxStack={stacked}
        eventShortHeight={32}
        eventMinHeight={20}
        dayMaxEvents={maxEvents}
        moreLinkText={(count) => `+${formats.number(count)}`}
        moreLinkHint={(count) => t('kit.countMore', { count })}
        closeHint={t('kit.close')}
        eventsHint={t('calendar.events')}
        timedText={t('calendar.timesOfDay')}
        eventStartEditable={false}
        selectable={on.select !== undefined && view === 'timeGridWeek'}
        selectMirror
        selectMinDistance={4}
        fixedWeekCount={false}
        {...(dayHeader === undefined ? {} : { dayHeaderContent: dayHeader })}
        {...(dayTop === undefined ? {} : { dayCellTopContent: dayTop })}
        {...(dayLink === undefined
          ? {}
          : { navLinks: true, navLinkDayClick: dayLink.onClick, navLinkHint: (_text, linked) => dayLink.words(linked) })}
        {...on}
        {...gridClasses(dateless)}
        dayHeaderAlign="start"
        popoverCloseContent={() => '×'}
      />
    </div>
  );
}

/** Makes the scroller focusable, because the library does not. The rows need a parent with the role rowgroup. */
function letKeysScroll(place: HTMLElement | null): void {
  for (const group of place?.querySelectorAll('[role="rowgroup"]') ?? []) {
    const scroller = group.firstElementChild;
    if (!(scroller instanceof HTMLElement) || !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) continue;
    group.setAttribute('role', 'none');
    scroller.setAttribute('role', 'rowgroup');
    scroller.tabIndex = 0;
  }
}
