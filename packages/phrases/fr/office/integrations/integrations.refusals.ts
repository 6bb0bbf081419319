import type { refusals as en } from '../../../en/office/integrations/integrations.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.WebhookAddressRefused': 'Saisissez une adresse commençant par https://, d’un serveur sur internet, sans port ni compte.',
  'error.WebhookLimit': 'Un club a au plus {{max}} webhooks. Retirez-en un qui ne sert plus.',
};
