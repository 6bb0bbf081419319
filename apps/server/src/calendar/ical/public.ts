export { type IcsEvent, icsCalendar } from './ics.wire.ts';
