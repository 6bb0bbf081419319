import { ClassCalendar } from './ClassCalendar.tsx';
import { clubCalendar } from './calendar-kinds.ts';

/** The classes of the club. */
const ClubClasses = () => <ClassCalendar kind={clubCalendar} />;
export default ClubClasses;
