import { z } from 'zod';
import { call, inClub } from '../call.ts';
import { idParamSchema, idParams } from '../scalars.ts';
import { overlapsSchema } from './overlaps.ts';

/** Most days, and most classes, in one request. */
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

/**
 * Each day as begin in minutes since 1970 and duration in minutes: `29412340-60,29422420-60`. Days beyond OVERLAPS_MAX are left
 * out.
 */
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
    'Returns the trainers, rooms and athletes who are in another class of the club at the same time: of existing classes (`ClassIds`), or of planned days (`Days`). An unpublished class overlaps, a canceled one does not.',
  params: idParams,
  query: z.object({
    ClassIds: idsSchema.optional(),
    Days: daysSchema.optional(),
    TrainerId: idParamSchema.optional(),
    DisplayGroupId: idParamSchema.optional(),
    ClassId: idParamSchema.optional(),
    /** The class that moves to `Days`. Its participants are compared, and also other classes of its series. */
    MovedClassId: idParamSchema.optional(),
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
