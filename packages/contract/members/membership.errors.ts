export const errors = {
  /** A club of no owner keeps a manager. */
  LastManager: 409,
  /** One's own role, which nobody else in the club holds: `LeavesNoManager` in the query confirms it. */
  LeavesNoManager: 409,
  /** Who is to work in a club has proved that her address is hers. */
  StaffUnproved: 409,
} as const;
