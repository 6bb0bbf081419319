export { type Consents, createConsents } from './consents.service.ts';
export { sharesWith } from './sharers.facts.ts';
