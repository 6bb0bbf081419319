import { z } from 'zod';
import { call, inClub } from '../call.ts';
import { idParamSchema, idParams } from '../scalars.ts';
import { overlapsSchema } from './overlaps.ts';

/** Most days, and most classes, of one question. */
export const OVERLAPS_MAX = 200;
const MINUTE_MS = 60_000;

const listed = (item: string) => new RegExp(`^${item}(,${item}){0,${OVERLAPS_MAX - 1}}$`);
const daysSchema = z
  .string()
  .regex(listed('[1-9]\\d{7}-[1-9]\\d{0,2}'), 'invalid-value')
  .transform((text) => text.split(',').map(dayOfText));
const idsSchema = z
  .string()
  .regex(listed('[1-9]\\d{0,14}'), 'invalid-value')
  .transform((text) => text.split(',').map(Number));

function dayOfText(text: string): { Begin: Date; End: Date } {
  const [begin = 0, minutes = 0] = text.split('-').map(Number);
  return { Begin: new Date(begin * MINUTE_MS), End: new Date((begin + minutes) * MINUTE_MS) };
}

/** Days as the query has them: minutes since 1970 and how many it lasts, `29412340-60,29422420-60`; of more than it takes, the first. */
export const daysText = (days: readonly { readonly Begin: Date; readonly End: Date }[]): string =>
  days
    .slice(0, OVERLAPS_MAX)
    .map(({ Begin, End }) => `${Begin.getTime() / MINUTE_MS}-${(End.getTime() - Begin.getTime()) / MINUTE_MS}`)
    .join(',');

export const listOverlaps = call({
  id: 'overlaps.list',
  method: 'GET',
  path: '/clubs/{id}/overlaps',
  summary:
    'Who and what is in another class of the club at that hour: trainer, room and athletes of classes that stand (`ClassIds`), or of days that are planned (`Days`). A canceled class overlaps nothing, an unpublished one does.',
  params: idParams,
  query: z.object({
    /** Classes that stand: their days to come. */
    ClassIds: idsSchema.optional(),
    /** Days of a class that is being written, with its trainer and its room. */
    Days: daysSchema.optional(),
    TrainerId: idParamSchema.optional(),
    DisplayGroupId: idParamSchema.optional(),
    /** The class whose series is being written, where it stands already: nothing of that series counts, and its people are not compared. */
    ClassId: idParamSchema.optional(),
    /** The one class that is to go to the hour of `Days`: its series counts, itself does not, and who has a seat in it is compared. */
    MovedClassId: idParamSchema.optional(),
    /** This athlete alone; without her all who have a seat in `ClassIds` or `MovedClassId`. */
    UserId: idParamSchema.optional(),
  }),
  result: overlapsSchema,
  shows: [
    'calendar/classes/classes',
    'calendar/classes/schedule',
    'calendar/seats/participants',
    'devices/rooms',
    'accounts/users',
  ],
  access: inClub('params.id', ['Owner', 'Manager', 'Trainer']),
});
