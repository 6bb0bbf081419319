import { z } from 'zod';
import { eventWithListeners } from '../event.ts';
import { idSchema } from '../scalars.ts';

// mail feature

/** The server gives up: it makes no further attempt. */
export const emailError = eventWithListeners('EmailError', {
  /** Id in the outbox. Absent in older events. */
  MailId: idSchema.optional(),
  /** The recipient's e-mail address. Null after their account was deleted. */
  Email: z.string().nullable(),
  Subject: z.string(),
  ErrorCode: z.string().nullable(),
  ErrorMessage: z.string(),
});
