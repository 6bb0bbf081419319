export { acting } from './security.routes.ts';
export { type AccountSecurity, createAccountSecurity } from './security.service.ts';
