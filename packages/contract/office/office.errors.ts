export const errors = {
  // automations feature
  /** More than 200 people in 30 days, `count`. Requires a confirmation. */
  AutomationReachesMany: 409,
  /** The limit is `max`. */
  TooManyAutomations: 409,

  // check-in feature
  /** Unknown, used, expired or of another club. */
  CheckInCodeUnknown: 409,
  /** Too many wrong codes; a right code is still accepted. The message contains the `seconds` to wait. */
  CheckInCodeAttempts: 429,

  // club-exports feature
  ClubExportRunning: 409,

  // integrations feature
  /** Not https, with a port or credentials, or in an internal network. */
  WebhookAddressRefused: 400,
  /** The message contains the limit, `max`. */
  WebhookLimit: 409,
  WebhookNotConnected: 409,

  // messages feature
  /** `count` is the current number of recipients. */
  AudienceChanged: 409,
  /** Sent, planned or deleted in the meantime. */
  DraftGone: 409,
  /** Too few SMS left this month. */
  InsufficientSmsCredits: 403,
  /** The button's class is of another club or can no longer be booked. */
  MessageTargetGone: 409,
  /** The limit is `max` messages of a sender within an hour. */
  MessagesOften: 429,
  SmsNotAvailable: 403,

  // planned-messages feature
  /** `max` drafts of the author, or planned messages of the club. */
  TooManyPlanned: 409,

  // replies feature
  /** The limit is `max` replies of a member within an hour. */
  RepliesOften: 429,
  /** Another user of the staff is the holder. The caller can take the thread. */
  ThreadHeld: 409,

  // support feature
  SupportVideoNotFound: 404,
  /** The message contains the limit, `max`. */
  TooManySupportVideos: 409,

  // training-programs feature
  TrainingProgramNotFound: 404,
  /** The message contains the limits: `max` files, `gb` gigabytes. */
  TrainingProgramsFull: 409,
  /** No recipient is an athlete of the club. */
  NobodyToShareWith: 409,

  // website feature
  /** The message contains the website, `site`. */
  SiteNotAllowed: 403,
} as const;
