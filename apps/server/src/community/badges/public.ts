export { createBadges } from './badges.service.ts';
