export const errors = {
  UserIsMember: 409,
  UserIsInvited: 409,
  InvitationUsed: 409,
  InvitationOver: 410,
  InvitationInactive: 409,
  /** Codes of the old format are accepted until a day set by the installation. */
  InvitationOldFormat: 410,
  /** Staff invitations are bound to the account of their address. */
  InvitationOfOther: 403,
  InvitationToConfirm: 403,
  InvitationSentOften: 429,
} as const;
