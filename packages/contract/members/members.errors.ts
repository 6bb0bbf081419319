export const errors = {
  // families feature
  FamilyOneself: 400,
  FamilyFull: 409,
  AlreadyInFamily: 409,
  /** A member with a payer in this club cannot pay for others there. */
  FamilyChain: 409,

  // files feature
  FileTypeRefused: 415,
  /** The limits are `max` files and `mb` megabytes. */
  FilesFull: 409,

  // handovers feature
  /** This server sends mails, so staff hand over no links. */
  HandoverByMail: 409,
  /** The user has a role in a club that the caller does not manage, or a role not below the caller's. */
  HandoverOfOthers: 403,

  // imports feature
  ImportRuns: 409,

  // invitations feature
  UserIsMember: 409,
  UserIsInvited: 409,
  InvitationUsed: 409,
  InvitationOver: 410,
  InvitationInactive: 409,
  /** The old format is accepted only until a day that the installation configures. */
  InvitationOldFormat: 410,
  /** A staff role requires an account with the invited e-mail address. */
  InvitationOfOther: 403,
  InvitationToConfirm: 403,
  /** The link is not from this invitation's mail. */
  InvitationProofWrong: 403,
  InvitationSentOften: 429,

  // membership feature
  /** The only manager of a club cannot be removed, but can delete their account if the brand has an owner. */
  LastManager: 409,
  LeaveCodeNeeded: 403,
  StaffUnproved: 409,

  // notes feature
  NoteOfAnother: 403,

  // pipeline feature
  /** A member with a paid subscription remains in the stage client. */
  StaysClient: 409,
  MoveTooOld: 409,

  // tasks feature
  NotToBeCalled: 409,
  TaskNotOpen: 409,
} as const;
