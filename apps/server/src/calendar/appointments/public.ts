export { createAvailabilities } from './availability.service.ts';
