export { timerWords } from './timer-words.ts';
export { CircuitScene } from './tv/CircuitScene.tsx';
