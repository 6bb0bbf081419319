export { picturePorts } from './images.ports.ts';
export { type Images, keptForClass } from './images.service.ts';
