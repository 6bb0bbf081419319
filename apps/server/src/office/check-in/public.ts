export { createCheckIns } from './check-in.service.ts';
