export { scenePorts } from './scenes.ports.ts';
export type { CalledScene, Scenes } from './scenes.service.ts';
export { endScene, type WallPlaces } from './scenes.store.ts';
