export {
  clubRoles,
  countHolders,
  deleteOwner,
  hasRoleIn,
  insertClubRole,
  insertOwner,
  lockClubRoles,
  lockOwners,
  rolesOf,
  takeClubRoles,
} from './roles.store.ts';
