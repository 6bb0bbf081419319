export { LiveMark } from './LiveMark.tsx';
export { trainingName, trainingTypeLabel } from './names.ts';
export { TrainingDays } from './TrainingDays.tsx';
export { TrainingRow } from './TrainingRow.tsx';
export { totalsOf, zoneSeconds } from './totals.ts';
export { useJournal } from './use-journal.ts';
export { WeekChart } from './WeekChart.tsx';
