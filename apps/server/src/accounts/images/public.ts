export { picturePorts } from './images.ports.ts';
