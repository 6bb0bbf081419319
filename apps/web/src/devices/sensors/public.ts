export { MyStraps } from './MyStraps.tsx';
