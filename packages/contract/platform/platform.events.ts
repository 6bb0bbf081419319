import { z } from 'zod';
import { eventWithListeners } from '../event.ts';
import { idSchema } from '../scalars.ts';

// mail

/** A mail failed for good: no further attempt is made. */
export const emailError = eventWithListeners('EmailError', {
  /** Id in the outbox; absent in older events. */
  MailId: idSchema.optional(),
  /** Null after the recipient's account was deleted. */
  Email: z.string().nullable(),
  Subject: z.string(),
  /** Response code of the mail server, if any. */
  ErrorCode: z.string().nullable(),
  ErrorMessage: z.string(),
});
