import { ClassCalendar } from './ClassCalendar.tsx';
import { servicesCalendar } from './calendar-kinds.ts';

/** The services of the club. */
const Services = () => <ClassCalendar kind={servicesCalendar} />;
export default Services;
