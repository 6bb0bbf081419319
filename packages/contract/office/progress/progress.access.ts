import type { AccessTable } from '../../access.ts';

/** Where one stands is one's own (mockup i3). */
export const access: AccessTable = {
  'progress.ofUser': 'self of user params.id',
};
