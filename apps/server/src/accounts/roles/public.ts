export { clubRoles, countAthletes, hasRoleIn, insertClubRole, rolesOf } from './roles.store.ts';
