export {
  clubRoles,
  countHolders,
  deleteOwner,
  hasRoleIn,
  holdRoleIn,
  insertClubRole,
  insertOwner,
  lockClubRoles,
  lockOwners,
  rolesOf,
  takeClubRoles,
} from './roles.store.ts';
