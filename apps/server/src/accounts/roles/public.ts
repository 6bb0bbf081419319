export {
  clubRoles,
  countHolders,
  deleteOwner,
  hasRoleIn,
  holdRoleIn,
  holdRolesIn,
  insertClubRole,
  insertOwner,
  lockClubRoles,
  lockOwners,
  rolesOf,
  takeClubRoles,
} from './roles.store.ts';
