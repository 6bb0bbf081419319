import type { refusals as en } from '../../en/accounts/consents.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.NotShared': 'Non lo condivide con il tuo club.',
};
