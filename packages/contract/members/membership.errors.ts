export const errors = {
  /** A club of no owner keeps a manager. */
  LastManager: 409,
  /** Who is to work in a club has proved that her address is hers. */
  StaffUnproved: 409,
} as const;
