import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';

const kiosk = { KioskId: idSchema, Name: z.string(), By: idSchema };

export const kioskCreated = event('KioskCreated', kiosk);
export const kioskDeleted = event('KioskDeleted', kiosk);
