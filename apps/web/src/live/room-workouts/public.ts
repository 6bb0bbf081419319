export { ClockPanel } from './ClockPanel.tsx';
export { follow, useStand } from './follow.ts';
export { RunCard } from './RunCard.tsx';
