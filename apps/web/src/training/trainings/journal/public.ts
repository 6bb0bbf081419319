export { AddTraining } from '../editor/training-dialogs.ts';
export { JournalCalendar } from './JournalCalendar.tsx';
export { JournalWeek } from './JournalWeek.tsx';
export { type Ahead, type Beside, type JournalMode, type JournalModeProps, weeksShown } from './journal-mode.ts';
