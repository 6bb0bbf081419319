import { z } from 'zod';
import { event } from '../event.ts';

/** Sending a mail failed for good: no further attempt is made. */
export const emailError = event('EmailError', {
  Email: z.string(),
  Subject: z.string(),
  /** Of the mail server, where it answered. */
  ErrorCode: z.string().nullable(),
  ErrorMessage: z.string(),
});
