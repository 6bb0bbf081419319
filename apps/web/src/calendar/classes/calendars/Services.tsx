import { ClassCalendar } from './ClassCalendar.tsx';
import { servicesCalendar } from './calendar-kinds.ts';

const Services = () => <ClassCalendar kind={servicesCalendar} />;
export default Services;
