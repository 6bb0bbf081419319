export { fullNameSql } from './full-name.facts.ts';
export type { Newcomer, TokenIdentity } from './identities.service.ts';
export { userPorts } from './users.ports.ts';
export type { Users } from './users.service.ts';
export { createUsers } from './users.service.ts';
export { holdPeople, shownByUsers } from './users.store.ts';
