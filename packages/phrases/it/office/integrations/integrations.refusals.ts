import type { refusals as en } from '../../../en/office/integrations/integrations.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.WebhookAddressRefused':
    'Inserisci un indirizzo che inizia con https://, di un server su internet, senza porta né account.',
  'error.WebhookLimit': 'Un club ha al massimo {{max}} webhook. Rimuovine uno che non si usa più.',
};
