export { Bridges } from './Bridges.tsx';
