export { hoursOf, mailTime, unmailable } from './hours.facts.ts';
export { answersFor, managersOf } from './managers.facts.ts';
export { createNotices } from './notices.listeners.ts';
export { momentText, momentTextOn } from './notices.mail.ts';
