export type { TokenIdentity, Users } from './users.service.ts';
export { createUsers } from './users.service.ts';
