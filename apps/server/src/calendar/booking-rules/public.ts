export { bookingMemberStep, markGuest } from './members.store.ts';
export { createSettings, memberBooking } from './settings.service.ts';
export { settingsOf } from './settings.store.ts';
export { createStrikes, strike, unstrike, unstrikeClass } from './strikes.service.ts';
export { strikeStep } from './strikes.store.ts';
