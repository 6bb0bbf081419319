export { ClockPanel } from './ClockPanel.tsx';
export { follow, usePosition } from './follow.ts';
export { PauseAll } from './PauseAll.tsx';
export { RunCard } from './RunCard.tsx';
export { useStarted } from './use-undo.ts';
export { type Offered, WorkoutPicks } from './WorkoutPicks.tsx';
