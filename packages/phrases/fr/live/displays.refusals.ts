import type { refusals as en } from '../../en/live/displays.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.PairingCodeUnknown': 'Aucun écran n’affiche ce code. Vérifiez-le sur la télévision.',
  'error.PairingCodeExpired': 'Ce code a expiré. La télévision en affiche un nouveau.',
  'error.PairingCodeAttempts': 'Trop de codes erronés. Réessayez dans {{minutes}} min et relisez le code sur la télévision.',
};
