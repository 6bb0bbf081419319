export {
  clubRoles,
  countHolders,
  deleteOwner,
  hasRoleIn,
  insertClubRole,
  insertOwner,
  lockOwners,
  rolesOf,
} from './roles.store.ts';
