export { timerLabels } from './timer-text.ts';
export { CircuitScene } from './tv/CircuitScene.tsx';
