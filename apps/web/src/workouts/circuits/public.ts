export { timerLabels } from './timer-words.ts';
export { CircuitScene } from './tv/CircuitScene.tsx';
