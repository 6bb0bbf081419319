export const errors = {
  // automations feature
  /** The automation reaches more than 200 people in 30 days (`count`). It requires a confirmation. */
  AutomationReachesMany: 409,
  TooManyAutomations: 409,

  // check-in feature
  /** The code is unknown, used, expired or of another club. */
  CheckInCodeUnknown: 409,
  /** Too many wrong codes were entered; a right code is still accepted. `seconds`: time to wait. */
  CheckInCodeAttempts: 429,

  // club-exports feature
  ClubExportRunning: 409,

  // integrations feature
  /** The URL is not https, has a port or credentials, or is in an internal network. */
  WebhookAddressRefused: 400,
  WebhookLimit: 409,
  WebhookNotConnected: 409,

  // messages feature
  /** `count` is the current number of recipients. */
  AudienceChanged: 409,
  /** The draft was sent, planned or deleted meanwhile. */
  DraftGone: 409,
  InsufficientSmsCredits: 403,
  /** The class of the button belongs to another club or can no longer be booked. */
  MessageTargetGone: 409,
  /** The limit is `max` messages of a sender within an hour. */
  MessagesOften: 429,
  SmsNotAvailable: 403,

  // planned-messages feature
  /** The author already has `max` drafts, or the club `max` planned messages. */
  TooManyPlanned: 409,

  // replies feature
  /** The limit is `max` replies of a member within an hour. */
  RepliesOften: 429,
  /** Another user of the staff is the holder. The caller can take the thread. */
  ThreadHeld: 409,

  // support feature
  SupportVideoNotFound: 404,
  TooManySupportVideos: 409,

  // training-programs feature
  TrainingProgramNotFound: 404,
  /** The limits are `max` files and `gb` gigabytes. */
  TrainingProgramsFull: 409,
  NobodyToShareWith: 409,

  // website feature
  /** The club does not allow this website (`site`). */
  SiteNotAllowed: 403,
} as const;
