export const errors = {
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
} as const;
