export { picturePorts } from './images.ports.ts';
export { type Images, isStoredForChallenge, storedForClass } from './images.service.ts';
