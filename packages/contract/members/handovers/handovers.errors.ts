export const errors = {
  /** The server sends mails, which carry the access links. */
  HandoverByMail: 409,
  /** Another club's desk entered the member too, or the member's role is above the caller's. */
  HandoverOfOthers: 403,
} as const;
