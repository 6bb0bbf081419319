export type { ClubPerson, TokenIdentity, Users } from './users.service.ts';
export { createUsers } from './users.service.ts';
