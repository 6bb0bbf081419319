import type { ApiError } from '../../platform/api.ts';

/** Said with the press that follows the refusal: it is known that the club is left without a manager. */
export const knowing = (refused: ApiError | null): { LeavesNoManager?: 'true' } =>
  refused?.is('LeavesNoManager') === true ? { LeavesNoManager: 'true' } : {};
