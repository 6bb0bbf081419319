import type { refusals as en } from '../../en/clubs/brands.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.OwnerUnknown': "Nessuno ha ancora confermato qui l'indirizzo {{email}}. Chiedi prima di accedere.",
  'error.AlreadyOwner': 'Il brand è già di {{email}}.',
  'error.LastOwner': 'Un brand ha sempre almeno un titolare. Prima aggiungine un altro.',
};
