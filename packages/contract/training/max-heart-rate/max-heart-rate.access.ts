import type { AccessTable } from '../../access.ts';

/** Only the athlete sees their zones (decision 0027). */
export const access: AccessTable = {
  'maxHeartRate.proposed': 'self of user params.id',
  'maxHeartRate.answer': 'self of user params.id',
};
