import { ClassCalendar } from './ClassCalendar.tsx';
import { clubCalendar } from './calendar-kinds.ts';

const ClubClasses = () => <ClassCalendar kind={clubCalendar} />;
export default ClubClasses;
