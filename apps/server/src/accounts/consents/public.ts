export { type Consents, createConsents } from './consents.service.ts';
export { sharesWith, sharingWith } from './sharers.facts.ts';
