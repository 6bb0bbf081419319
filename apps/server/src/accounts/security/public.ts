export { type AccountSecurity, createAccountSecurity } from './security.service.ts';
