export { fullNameSql } from './full-name.facts.ts';
export { userPorts } from './users.ports.ts';
export type { Newcomer, TokenIdentity, Users } from './users.service.ts';
export { createUsers } from './users.service.ts';
export { holdPeople, shownByUsers } from './users.store.ts';
