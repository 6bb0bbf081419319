import { ClassCalendar } from './ClassCalendar.tsx';
import { ptCalendar } from './calendar-kinds.ts';

const PersonalTrainers = () => <ClassCalendar kind={ptCalendar} />;
export default PersonalTrainers;
