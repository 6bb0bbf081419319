export const errors = {
  /** Others than counted would get it by now: `count` says how many. */
  AudienceChanged: 409,
  /** The draft that it was is none of the sender's any more: sent, planned or thrown away. */
  DraftGone: 409,
  /** The licence's SMS of the month do not suffice (spec 1 section 8). */
  InsufficientSmsCredits: 403,
  /** The class that the button leads to is none of the club's, or nobody can book it any more. */
  MessageTargetGone: 409,
  /** The sender wrote as many within the hour as one does. values: max. */
  MessagesOften: 429,
  /** The installation has no way to send SMS. */
  SmsNotAvailable: 403,
} as const;
