export { Arriving } from './Arriving.tsx';
export { useFreeName, useTakenWords } from './use-free-name.ts';
