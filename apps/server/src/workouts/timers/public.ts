export { createTimers, type TimersService } from './timers.service.ts';
