export { createFirstStart, type FirstStart } from './first-start.service.ts';
export { firstStartRoutes } from './first-start.routes.ts';
