import type { Loss } from '@clubpulse/contract/members/membership';
import type { ApiError } from '../../platform/api.ts';

/** Confirms that the club is left without a manager, after that was shown or refused. */
export const confirmNoManager = (loss: Loss | undefined, refused: ApiError | null): { LeavesNoManager?: 'true' } =>
  loss?.LeavesNoManager === true || refused?.is('LeavesNoManager') === true ? { LeavesNoManager: 'true' } : {};
