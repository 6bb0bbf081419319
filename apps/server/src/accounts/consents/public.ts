export { type Consents, createConsents } from './consents.service.ts';
