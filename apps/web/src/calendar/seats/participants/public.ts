export { MarksWait } from './marks/MarksWait.tsx';
