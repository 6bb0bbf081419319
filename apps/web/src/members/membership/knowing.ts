import type { Loss } from '@clubpulse/contract/members/membership';
import type { ApiError } from '../../platform/api.ts';

/** What was read before the press, or was refused after the one before, is confirmed by it: the club is left without a manager. */
export const knowing = (loss: Loss | undefined, refused: ApiError | null): { LeavesNoManager?: 'true' } =>
  loss?.LeavesNoManager === true || refused?.is('LeavesNoManager') === true ? { LeavesNoManager: 'true' } : {};
