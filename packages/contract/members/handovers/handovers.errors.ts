export const errors = {
  /** Mails leave this server: what they carry is the way in. */
  HandoverByMail: 409,
  /** The desk of another club made her too, or her role is above that of who asks. */
  HandoverOfOthers: 403,
} as const;
