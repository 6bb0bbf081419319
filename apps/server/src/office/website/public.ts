export { type GuestReader, guestReader } from './guests.service.ts';
