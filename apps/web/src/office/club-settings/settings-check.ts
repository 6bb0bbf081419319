import { clubUpdateSchema } from '@clubpulse/contract/clubs/clubs';
import { bySchema } from '../../kit/form/check.ts';

/** What is right or wrong with the settings of a club. */
export const checkSettings = bySchema(clubUpdateSchema);
