import { z } from 'zod';
import { eventWithListeners } from '../../event.ts';
import { idSchema, instantSchema } from '../../scalars.ts';

/** All classes changed by one request. Name and date are those of the first. */
const classes = { ClassIds: z.array(idSchema), ClassName: z.string(), ClassDate: instantSchema, By: idSchema };

export const classAdded = eventWithListeners('ClassAdded', classes);
export const classUpdated = eventWithListeners('ClassUpdated', classes);
export const classPublished = eventWithListeners('ClassPublished', classes);
export const classUnpublished = eventWithListeners('ClassUnpublished', classes);
export const classDeleted = eventWithListeners('ClassDeleted', classes);
export const scheduleChanged = eventWithListeners('ScheduleChanged', classes);
