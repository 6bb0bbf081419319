import { z } from 'zod';
import { event } from '../../event.ts';
import { idSchema } from '../../scalars.ts';

export const membersImported = event('MembersImported', {
  ImportId: idSchema,
  Invited: z.number().int(),
  Refused: z.number().int(),
  By: idSchema.nullable(),
});
