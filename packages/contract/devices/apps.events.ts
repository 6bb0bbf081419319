import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';

const app = { ClubpulseAppId: idSchema, Name: z.string() };

export const appCodeRequested = event('AppCodeRequested', { ...app, By: idSchema });
/** Has no `By`, because the app has no signed-in user. */
export const appRegistered = event('AppRegistered', app);
export const appDeleted = event('AppDeleted', { ...app, By: idSchema });
