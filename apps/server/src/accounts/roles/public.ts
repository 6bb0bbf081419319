export { clubRoles, countAthletes, insertClubRole, rolesOf } from './roles.store.ts';
