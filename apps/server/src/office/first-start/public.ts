export { firstStartRoutes } from './first-start.routes.ts';
export { createFirstStart } from './first-start.service.ts';
