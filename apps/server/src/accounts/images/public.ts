export { picturePorts } from './images.ports.ts';
export type { Images } from './images.service.ts';
