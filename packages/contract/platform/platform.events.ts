import { z } from 'zod';
import { eventWithListeners } from '../event.ts';
import { idSchema } from '../scalars.ts';

// mail feature

/** A mail could not be sent and was given up: no further attempt is made. */
export const emailError = eventWithListeners('EmailError', {
  /** Id of the mail in the outbox. It is absent in events of older versions. */
  MailId: idSchema.optional(),
  /** Address of the recipient; null when their account has been deleted. */
  Email: z.string().nullable(),
  Subject: z.string(),
  /** Code with which the mail server refused the mail; null if it gave none. */
  ErrorCode: z.string().nullable(),
  ErrorMessage: z.string(),
});
