export { type Apps, createApps } from './apps.service.ts';
