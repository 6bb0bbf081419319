import type { AccessTable } from '../../access.ts';

/** A payer books for a member with the member's permission, which the service checks (decision 0042). */
export const access: AccessTable = {
  'familyBookings.book': 'self of user params.id',
  'familyBookings.create': 'self of user params.id',
  'familyBookings.cancel': 'self of user params.id',
};
