import { z } from 'zod';
import { event } from '../../event.ts';
import { idSchema } from '../../scalars.ts';

/** Every row of a file is invited or refused. `By`: who brought it; null when she is gone. */
export const membersImported = event('MembersImported', {
  ImportId: idSchema,
  Invited: z.number().int(),
  Refused: z.number().int(),
  By: idSchema.nullable(),
});
