export const errors = {
  /** Invited is who has a role in the club already. */
  UserIsMember: 409,
  /** An invitation of the address waits. */
  UserIsInvited: 409,
  /** Accepted before. */
  InvitationUsed: 409,
  /** Not accepted in time. */
  InvitationOver: 410,
  /** Switched off by the club. */
  InvitationInactive: 409,
  /** Codes of the old format are taken until a day that the installation sets. */
  InvitationOldFormat: 410,
  /** Staff is invited by address, which is no other account's. */
  InvitationOfOther: 403,
  /** It is hers who asks, but nobody has seen yet that the address is. */
  InvitationToConfirm: 403,
  InvitationSentOften: 429,
} as const;
