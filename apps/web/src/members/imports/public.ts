export { ImportTab } from './ImportTab.tsx';
