import type { refusals as en } from '../../en/clubs/brands.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.OwnerUnknown':
    'Nessuno ha ancora confermato qui l’indirizzo {{email}}. Si conferma con l’e-mail che arriva alla registrazione, o accedendo con un servizio che lo ha confermato.',
  'error.AlreadyOwner': 'Il brand è già di {{email}}.',
  'error.LastOwner': 'Un brand ha sempre almeno un titolare. Prima aggiungine un altro.',
};
