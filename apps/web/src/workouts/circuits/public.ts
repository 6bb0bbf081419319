export { CircuitScene } from './tv/CircuitScene.tsx';
