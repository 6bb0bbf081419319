import { clubUpdateSchema } from '@clubpulse/contract/clubs/clubs';
import { bySchema } from '../../kit/form/check.ts';

export const checkSettings = bySchema(clubUpdateSchema);
