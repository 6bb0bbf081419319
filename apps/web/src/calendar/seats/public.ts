export { MarksWait } from './participants/marks/MarksWait.tsx';
