export { addDays, weekDays, weekOf } from './days.ts';
export { LiveMark } from './LiveMark.tsx';
export { TrainingRow } from './TrainingRow.tsx';
export { totalsOf } from './totals.ts';
export { useJournal } from './use-journal.ts';
export { WeekChart } from './WeekChart.tsx';
