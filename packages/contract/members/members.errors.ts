export const errors = {
  // families
  FamilyOneself: 400,
  FamilyFull: 409,
  AlreadyInFamily: 409,
  /** A member with a payer in a club cannot be a payer there. */
  FamilyChain: 409,

  // files
  FileTypeRefused: 415,
  /** values: max (files), mb. */
  FilesFull: 409,

  // handovers
  /** The server sends mails, which carry the access links. */
  HandoverByMail: 409,
  /** Another club's desk entered the member too, or the member's role is above the caller's. */
  HandoverOfOthers: 403,

  // imports
  ImportRuns: 409,

  // invitations
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
  /** A part of a mailed link that belongs to another mail. */
  InvitationProofWrong: 403,
  InvitationSentOften: 429,

  // membership
  /** A club without an owner must have a manager. */
  LastManager: 409,
  /** The caller's own role as the only manager: repeat with `LeavesNoManager` in the query. */
  LeavesNoManager: 409,
  StaffUnproved: 409,

  // notes
  NoteOfAnother: 403,

  // pipeline
  /** A holder of a paid subscription is a client. */
  StaysClient: 409,
  MoveTooOld: 409,

  // tasks
  NotToBeCalled: 409,
  TaskNotOpen: 409,
} as const;
