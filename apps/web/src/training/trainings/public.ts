export { LiveMark } from './LiveMark.tsx';
export { trainingTypeWords } from './names.ts';
export { TrainingRow } from './TrainingRow.tsx';
export { totalsOf } from './totals.ts';
export { useJournal } from './use-journal.ts';
export { WeekChart } from './WeekChart.tsx';
