import type { Loss } from '@clubpulse/contract/members/membership';
import type { ApiError } from '../../platform/api.ts';

/** Query parameter that confirms a club without a manager, sent only after a warning or refusal. */
export const confirmNoManager = (loss: Loss | undefined, refused: ApiError | null): { LeavesNoManager?: 'true' } =>
  loss?.LeavesNoManager === true || refused?.is('LeavesNoManager') === true ? { LeavesNoManager: 'true' } : {};
