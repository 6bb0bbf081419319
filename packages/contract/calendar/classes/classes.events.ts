import { z } from 'zod';
import { event } from '../../event.ts';
import { idSchema, instantSchema } from '../../scalars.ts';

/** Everything one request did to classes. Name and date are those of the first. */
const classes = { ClassIds: z.array(idSchema), ClassName: z.string(), ClassDate: instantSchema, By: idSchema };

export const classAdded = event('ClassAdded', classes);
export const classUpdated = event('ClassUpdated', classes);
export const classPublished = event('ClassPublished', classes);
export const classUnpublished = event('ClassUnpublished', classes);
export const classDeleted = event('ClassDeleted', classes);
export const scheduleChanged = event('ScheduleChanged', classes);
