import { z } from 'zod';
import { eventWithListeners } from '../event.ts';
import { idSchema } from '../scalars.ts';

// mail feature

/** Given up: no further attempt is made. */
export const emailError = eventWithListeners('EmailError', {
  /** In the outbox. Absent in older events. */
  MailId: idSchema.optional(),
  /** Of the recipient; null after their account was deleted. */
  Email: z.string().nullable(),
  Subject: z.string(),
  /** From the mail server; null if it gave none. */
  ErrorCode: z.string().nullable(),
  ErrorMessage: z.string(),
});
