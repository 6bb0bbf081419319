import type { CalendarOptions } from '@fullcalendar/react';
import classes from './CalendarGrid.module.css';

export const gridClasses = (dateless: boolean): CalendarOptions => ({
  className: classes['root'],
  eventClass: ({ isMirror, isPast, isInteractive }) =>
    dress('event', isInteractive && 'clickable', isMirror && 'mirror', !dateless && isPast && !isMirror && 'past'),
  eventInnerClass: dress('inner'),
  columnEventClass: dress('columnEvent'),
  columnEventAfterClass: ({ isEndResizable }) => dress(isEndResizable && 'resizer'),
  rowEventClass: dress('rowEvent'),
  dayHeaderClass: ({ isToday, isPast }) => dress('dayHeader', isToday && 'today', isPast && 'pastHeader'),
  dayHeaderInnerClass: dress('dayHeaderInner'),
  dayHeaderRowClass: dress('line'),
  dayHeaderDividerClass: dress('divider'),
  dayLaneClass: ({ isPast, isToday }) => dress('lane', !dateless && isPast && !isToday && 'pastLane'),
  dayLaneInnerClass: dress('laneInner'),
  dayRowClass: dress('line', 'week'),
  dayCellClass: ({ isPast, isToday, isOther }) =>
    dress('cell', isPast && !isToday && 'pastLane', isToday && 'today', isOther && 'other'),
  dayCellTopClass: dress('cellTop'),
  dayCellTopInnerClass: dress('cellTopInner'),
  dayCellBottomClass: dress('cellBottom'),
  slotLaneClass: ({ isMinor }) => dress('slot', isMinor && 'minor'),
  slotHeaderClass: ({ isFirst }) => dress('slotHeader', isFirst && 'first'),
  slotHeaderInnerClass: dress('slotHeaderInner'),
  slotHeaderDividerClass: dress('divider'),
  nowIndicatorLineClass: dress('now'),
  nowIndicatorHeaderClass: dress('nowHeader'),
  tableHeaderClass: dress('header'),
  highlightClass: dress('highlight'),
  navLinkClass: dress('navLink'),
  moreLinkClass: dress('more'),
  columnMoreLinkClass: dress('columnMore'),
  popoverClass: dress('popover'),
  popoverCloseClass: dress('popoverClose'),
});

const dress = (...names: (string | false)[]): string =>
  names.map((name) => (name === false ? '' : (classes[name] ?? ''))).join(' ');
