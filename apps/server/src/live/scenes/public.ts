export type { CalledScene, Scenes } from './scenes.service.ts';
