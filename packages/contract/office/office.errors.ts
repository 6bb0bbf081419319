export const errors = {
  // automations feature
  /** The automation would have reached more than 200 people in 30 days, `count`. It is switched on after a confirmation. */
  AutomationReachesMany: 409,
  /** The club already has the highest allowed number of automations, `max`. */
  TooManyAutomations: 409,

  // check-in feature
  /** The check-in code is unknown, used, expired or of another club. */
  CheckInCodeUnknown: 409,
  /** Too many wrong codes in a row; a right code is still accepted. The message contains the `seconds` to wait. */
  CheckInCodeAttempts: 429,

  // club-exports feature
  /** An export of the club is being made. */
  ClubExportRunning: 409,

  // integrations feature
  /** The URL of a webhook is not https, has a port or credentials, or leads to an internal network. */
  WebhookAddressRefused: 400,
  /** The club already has the highest allowed number of webhooks. The message contains this limit, `max`. */
  WebhookLimit: 409,

  // messages feature
  /** The number of recipients is no longer the one that the sender saw. `count` is the current number. */
  AudienceChanged: 409,
  /** The draft was sent, planned or deleted in the meantime. */
  DraftGone: 409,
  /** The club's licence has too few SMS left this month. */
  InsufficientSmsCredits: 403,
  /** The class that the button of the message opens is not of this club, or can no longer be booked. */
  MessageTargetGone: 409,
  /** The sender has already sent the highest allowed number of messages within an hour, `max`. */
  MessagesOften: 429,
  /** This installation can not send SMS. */
  SmsNotAvailable: 403,

  // planned-messages feature
  /** The author already has `max` drafts, or the club already has `max` planned messages. */
  TooManyPlanned: 409,

  // replies feature
  /** The member has already sent the highest allowed number of replies within an hour, `max`. */
  RepliesOften: 429,
  /** Another user of the staff answers this thread. The caller can take it. */
  ThreadHeld: 409,

  // support feature
  SupportVideoNotFound: 404,
  /** The highest allowed number of support videos exists already. The message contains this limit, `max`. */
  TooManySupportVideos: 409,

  // training-programs feature
  TrainingProgramNotFound: 404,
  /** The limit of training program files is reached. The message contains the limits: `max` files, `gb` gigabytes. */
  TrainingProgramsFull: 409,
  /** No athlete of the club is among the chosen recipients. */
  NobodyToShareWith: 409,

  // website feature
  /** The club does not allow this website to show its timetable. The message contains the website, `site`. */
  SiteNotAllowed: 403,
} as const;
