import type { AccessTable } from '../../access.ts';

/** Only the user reads their progress (mockup i3). */
export const access: AccessTable = {
  'progress.ofUser': 'self of user params.id',
};
