import { z } from 'zod';
import { heardEvent } from '../event.ts';
import { idSchema } from '../scalars.ts';

/** Sending a mail failed for good: no further attempt is made. */
export const emailError = heardEvent('EmailError', {
  /** In the outbox; not of mails of before this was said. */
  MailId: idSchema.optional(),
  /** Null once whoever had it has no account any more. */
  Email: z.string().nullable(),
  Subject: z.string(),
  /** Of the mail server, where it answered. */
  ErrorCode: z.string().nullable(),
  ErrorMessage: z.string(),
});
