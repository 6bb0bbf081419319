import { z } from 'zod';
import { event } from '../../event.ts';
import { idSchema } from '../../scalars.ts';

const demoUser = { DemoAthleteId: idSchema, Name: z.string(), By: idSchema };

export const demoUserAdded = event('DemoUserAdded', demoUser);
export const demoUserUpdated = event('DemoUserUpdated', { ...demoUser, IsOn: z.boolean() });
export const demoUserDeleted = event('DemoUserDeleted', demoUser);
