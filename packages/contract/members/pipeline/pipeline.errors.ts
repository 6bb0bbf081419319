export const errors = {
  /** Who holds something paid is a client. */
  StaysClient: 409,
  /** The minutes in which a move is taken back are over. */
  MoveTooOld: 409,
} as const;
