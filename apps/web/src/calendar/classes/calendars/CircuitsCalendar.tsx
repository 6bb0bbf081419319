import { ClassCalendar } from './ClassCalendar.tsx';
import { circuitsCalendar } from './calendar-kinds.ts';

/** When the club does its circuits. */
const CircuitsCalendar = () => <ClassCalendar kind={circuitsCalendar} />;
export default CircuitsCalendar;
