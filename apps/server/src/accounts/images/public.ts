export { picturePorts } from './images.ports.ts';
export { type Images, isKeptForChallenge, keptForClass } from './images.service.ts';
