export { Training } from './Training.tsx';
