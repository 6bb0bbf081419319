import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';

const kiosk = { KioskId: idSchema, Name: z.string() };

export const kioskCreated = event('KioskCreated', { ...kiosk, By: idSchema });
/** By whoever typed the code at the tablet: nobody signs in there. */
export const kioskPaired = event('KioskPaired', kiosk);
export const kioskDeleted = event('KioskDeleted', { ...kiosk, By: idSchema });
