export { ClockPanel } from './ClockPanel.tsx';
export { follow, useStand } from './follow.ts';
export { PauseAll } from './PauseAll.tsx';
export { RunCard } from './RunCard.tsx';
