export { AskClub } from '../why-not/AskClub.tsx';
export { BookFailed } from '../why-not/BookFailed.tsx';
export { AsOf } from './AsOf.tsx';
export { bookedDays, classesOn, dayToBook } from './by-day.ts';
export { ClassList } from './ClassList.tsx';
export { DayStrip } from './DayStrip.tsx';
export { useBookable } from './use-bookable.ts';
