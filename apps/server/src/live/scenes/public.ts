export { scenePorts } from './scenes.ports.ts';
export type { CalledScene, Scenes } from './scenes.service.ts';
export { endScene, type Standing } from './scenes.store.ts';
