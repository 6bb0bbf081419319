import { z } from 'zod';
import { heardEvent } from '../../event.ts';
import { idSchema, instantSchema } from '../../scalars.ts';

/** All classes changed by one request. Name and date are those of the first. */
const classes = { ClassIds: z.array(idSchema), ClassName: z.string(), ClassDate: instantSchema, By: idSchema };

export const classAdded = heardEvent('ClassAdded', classes);
export const classUpdated = heardEvent('ClassUpdated', classes);
export const classPublished = heardEvent('ClassPublished', classes);
export const classUnpublished = heardEvent('ClassUnpublished', classes);
export const classDeleted = heardEvent('ClassDeleted', classes);
export const scheduleChanged = heardEvent('ScheduleChanged', classes);
