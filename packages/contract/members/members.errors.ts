export const errors = {
  // families feature
  FamilyOneself: 400,
  FamilyFull: 409,
  AlreadyInFamily: 409,
  /** A member for whom another member pays in this club can not pay for others there. */
  FamilyChain: 409,

  // files feature
  FileTypeRefused: 415,
  /** The limit of files is reached. The message contains the limits: `max` files, `mb` megabytes. */
  FilesFull: 409,

  // handovers feature
  /** Staff can not hand over links on this server, because it sends mails. */
  HandoverByMail: 409,
  /** The member has a role in a club that the caller does not manage, or one not below the caller's. */
  HandoverOfOthers: 403,

  // imports feature
  ImportRuns: 409,

  // invitations feature
  UserIsMember: 409,
  UserIsInvited: 409,
  InvitationUsed: 409,
  InvitationOver: 410,
  InvitationInactive: 409,
  /** Invitation codes of the old format are accepted only until a day that the installation configures. */
  InvitationOldFormat: 410,
  /** An invitation to a staff role can be accepted only by the account with the invited email address. */
  InvitationOfOther: 403,
  InvitationToConfirm: 403,
  /** The signature in the link is not that of this invitation's mail. */
  InvitationProofWrong: 403,
  InvitationSentOften: 429,

  // membership feature
  /** The only manager of a club can not be removed by anybody. An account can be deleted if the brand has an owner. */
  LastManager: 409,
  StaffUnproved: 409,

  // notes feature
  NoteOfAnother: 403,

  // pipeline feature
  /** A member with a paid subscription remains in the stage client and can not be moved to another stage. */
  StaysClient: 409,
  MoveTooOld: 409,

  // tasks feature
  NotToBeCalled: 409,
  TaskNotOpen: 409,
} as const;
