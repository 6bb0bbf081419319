import { z } from 'zod';
import { eventWithListeners } from '../event.ts';
import { idSchema } from '../scalars.ts';

// mail feature

/** A mail failed for good, and no further attempt is made. */
export const emailError = eventWithListeners('EmailError', {
  /** Id of the mail in the outbox; absent in older events. */
  MailId: idSchema.optional(),
  /** Address of the recipient; null after their account was deleted. */
  Email: z.string().nullable(),
  Subject: z.string(),
  /** Response code of the mail server, if there is one. */
  ErrorCode: z.string().nullable(),
  ErrorMessage: z.string(),
});
