export { scenePorts } from './scenes.ports.ts';
export type { CalledScene, Scenes } from './scenes.service.ts';
export type { Standing } from './scenes.store.ts';
