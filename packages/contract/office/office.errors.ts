export const errors = {
  // check-in
  /** Unknown, of another club, used or expired. */
  CheckInCodeUnknown: 409,
  /** Too many wrong codes at a kiosk in a row; a right code is still accepted. values: seconds. */
  CheckInCodeAttempts: 429,

  // integrations
  /** Not https, another port, with credentials, or an internal network. */
  WebhookAddressRefused: 400,
  /** values: max. */
  WebhookLimit: 409,

  // messages
  /** The number of recipients has changed: `count` is the new one. */
  AudienceChanged: 409,
  /** The draft was sent, planned or deleted meanwhile. */
  DraftGone: 409,
  /** The licence has too few SMS left this month (spec 1 section 8). */
  InsufficientSmsCredits: 403,
  /** The class of the button does not belong to the club or can no longer be booked. */
  MessageTargetGone: 409,
  /** The hourly limit of the sender. values: max. */
  MessagesOften: 429,
  /** The installation can not send SMS. */
  SmsNotAvailable: 403,

  // planned-messages
  /** `max`: limit of an author's drafts, or of messages waiting in a club. */
  TooManyPlanned: 409,

  // support
  SupportVideoNotFound: 404,
  /** values: max. */
  TooManySupportVideos: 409,

  // training-programs
  TrainingProgramNotFound: 404,
  /** values: max (files), gb. */
  TrainingProgramsFull: 409,
  /** The audience contains no athlete of the club. */
  NobodyToShareWith: 409,
} as const;
