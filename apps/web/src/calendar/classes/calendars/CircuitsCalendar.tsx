import { ClassCalendar } from './ClassCalendar.tsx';
import { circuitsCalendar } from './calendar-kinds.ts';

const CircuitsCalendar = () => <ClassCalendar kind={circuitsCalendar} />;
export default CircuitsCalendar;
