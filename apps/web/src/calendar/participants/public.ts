export { MarksWait } from './MarksWait.tsx';
