import type { AccessTable } from '../../access.ts';

/** Who pays for a member books for her where she allowed it (decision 0048); the service looks whether she does. */
export const access: AccessTable = {
  'familyBookings.book': 'self of user params.id',
  'familyBookings.create': 'self of user params.id',
  'familyBookings.cancel': 'self of user params.id',
};
