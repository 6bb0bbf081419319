import { ClassCalendar } from './ClassCalendar.tsx';
import { ptCalendar } from './calendar-kinds.ts';

/** Personal-training lessons. */
const PersonalTrainers = () => <ClassCalendar kind={ptCalendar} />;
export default PersonalTrainers;
