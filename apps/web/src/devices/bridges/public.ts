export { Bridges } from './Bridges.tsx';
export { useHeard } from './use-heard.ts';
