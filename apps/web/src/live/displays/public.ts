export { Displays } from './Displays.tsx';
