import { z } from 'zod';
import { dateSchema, idSchema } from '../../scalars.ts';

/** What proves a visit: an attended class, a check-in, a training recorded in the club, or a note of staff. */
export const visitSources = ['Class', 'CheckIn', 'Training', 'Note'] as const;
export const visitSourceSchema = z.enum(visitSources);
export type VisitSource = z.infer<typeof visitSourceSchema>;

/** A member is counted once a day, however often and in whichever way they were seen. */
const seenFields = { Visits: z.number().int(), People: z.number().int() };
const count = z.number().int();
const bySourceSchema = z.object({ Class: count, CheckIn: count, Training: count, Note: count });

const givenSchema = z.object({
  UserId: idSchema,
  Nickname: z.string().nullable(),
  FirstMidName: z.string().nullable(),
  LastName: z.string().nullable(),
  Classes: z.number().int(),
  Lessons: z.number().int(),
  Minutes: z.number().int(),
  People: z.number().int(),
});
export type GivenHours = z.infer<typeof givenSchema>;

export const visitReportSchema = z.object({
  From: dateSchema,
  To: dateSchema,
  Total: z.object(seenFields),
  /** A visit known from two sources counts in both. */
  Sources: z.array(z.object({ Source: visitSourceSchema, ...seenFields })),
  Days: z.array(z.object({ Day: dateSchema, Visits: z.number().int(), Sources: bySourceSchema })),
  Trainers: z.array(givenSchema),
});
export type VisitReport = z.infer<typeof visitReportSchema>;
