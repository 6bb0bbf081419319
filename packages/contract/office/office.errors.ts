export const errors = {
  // check-in feature
  /** The check-in code is unknown, used, expired or of another club. */
  CheckInCodeUnknown: 409,
  /** Too many wrong codes at a kiosk in a row. A correct code is still accepted. The message names the `seconds` to wait. */
  CheckInCodeAttempts: 429,

  // integrations feature
  /** The address of a webhook is not https, has another port or credentials, or is in an internal network. */
  WebhookAddressRefused: 400,
  /** The message names the limit, `max`. */
  WebhookLimit: 409,

  // messages feature
  /** The number of recipients has changed since the sender saw it. `count` is the new number. */
  AudienceChanged: 409,
  /** The draft of the message was sent, planned or deleted meanwhile. */
  DraftGone: 409,
  /** The club's licence has too few SMS left this month. */
  InsufficientSmsCredits: 403,
  /** The class that the message's button opens does not belong to the club or can no longer be booked. */
  MessageTargetGone: 409,
  /** The sender has sent the maximum number of messages within an hour, `max`. */
  MessagesOften: 429,
  /** This installation can not send SMS. */
  SmsNotAvailable: 403,

  // planned-messages feature
  /** An author has `max` drafts, or `max` messages wait in the club. */
  TooManyPlanned: 409,

  // support feature
  SupportVideoNotFound: 404,
  /** The message names the limit, `max`. */
  TooManySupportVideos: 409,

  // training-programs feature
  TrainingProgramNotFound: 404,
  /** The message names the limits: `max` files, `gb` gigabytes. */
  TrainingProgramsFull: 409,
  /** The chosen recipients include no athlete of the club. */
  NobodyToShareWith: 409,
} as const;
