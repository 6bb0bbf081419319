export const errors = {
  /** A club without an owner must have a manager. */
  LastManager: 409,
  /** The caller's own role as the only manager: repeat with `LeavesNoManager` in the query. */
  LeavesNoManager: 409,
  StaffUnproved: 409,
} as const;
