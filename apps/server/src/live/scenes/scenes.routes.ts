import * as calls from '@clubpulse/contract/live/scenes/scenes.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Scenes } from './scenes.service.ts';

export function sceneRoutes(route: Routes, scenes: Scenes): void {
  route(calls.showScene, ({ params, body }) => scenes.show(params.id, body));
  route(calls.setGroupGoal, ({ params, body, key }) => scenes.setGoal(params.id, body, key));
}
