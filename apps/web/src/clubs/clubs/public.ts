export { Arriving } from './Arriving.tsx';
