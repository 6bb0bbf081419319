export const errors = {
  // families feature
  FamilyOneself: 400,
  FamilyFull: 409,
  AlreadyInFamily: 409,
  /** A member who has a payer in a club can not be a payer there. */
  FamilyChain: 409,

  // files feature
  FileTypeRefused: 415,
  /** The message names the limits: `max` files, `mb` megabytes. */
  FilesFull: 409,

  // handovers feature
  /** Staff can not hand over access links, because the server sends them by mail. */
  HandoverByMail: 409,
  /** Another club's desk also entered the member, or the member's role is above the caller's. */
  HandoverOfOthers: 403,

  // imports feature
  ImportRuns: 409,

  // invitations feature
  UserIsMember: 409,
  UserIsInvited: 409,
  InvitationUsed: 409,
  InvitationOver: 410,
  InvitationInactive: 409,
  /** Invitation codes of the old format are accepted only until a day set by the installation. */
  InvitationOldFormat: 410,
  /** An invitation to a staff role is valid only for the account with the invited email address. */
  InvitationOfOther: 403,
  InvitationToConfirm: 403,
  /** The proof in the link does not belong to this invitation's mail. */
  InvitationProofWrong: 403,
  InvitationSentOften: 429,

  // membership feature
  /** A club without an owner must have a manager. */
  LastManager: 409,
  /** The caller removes their own role as the only manager. To confirm, repeat with `LeavesNoManager` in the query. */
  LeavesNoManager: 409,
  StaffUnproved: 409,

  // notes feature
  NoteOfAnother: 403,

  // pipeline feature
  /** A member with a paid subscription stays a client and can not be moved to another stage. */
  StaysClient: 409,
  MoveTooOld: 409,

  // tasks feature
  NotToBeCalled: 409,
  TaskNotOpen: 409,
} as const;
