export { AskClub } from './AskClub.tsx';
export { AsOf } from './AsOf.tsx';
export { BookFailed } from './BookFailed.tsx';
export { bookedDays, classesOn, dayToBook } from './by-day.ts';
export { ClassList } from './ClassList.tsx';
export { DayStrip } from './DayStrip.tsx';
export { useBookable } from './use-bookable.ts';
