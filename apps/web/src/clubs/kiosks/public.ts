export { Kiosks } from './Kiosks.tsx';
