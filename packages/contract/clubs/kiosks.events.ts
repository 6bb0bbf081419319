import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';

const kiosk = { KioskId: idSchema, Name: z.string() };

export const kioskCreated = event('KioskCreated', { ...kiosk, By: idSchema });
/** Has no `By`, because no user is signed in at the tablet. */
export const kioskPaired = event('KioskPaired', kiosk);
export const kioskDeleted = event('KioskDeleted', { ...kiosk, By: idSchema });
