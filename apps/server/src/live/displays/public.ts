export { createDisplays, type Displays } from './displays.service.ts';
