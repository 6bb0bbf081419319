export { OnAir } from './OnAir.tsx';
