export { clubRoles, countAthletes, hasRoleIn, insertClubRole, lockClubRoles, rolesOf, takeClubRoles } from './roles.store.ts';
