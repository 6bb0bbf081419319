import type { refusals as en } from '../../../en/office/integrations/integrations.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.WebhookAddressRefused':
    'Escribe una dirección que empiece por https://, de un servidor en internet, sin puerto ni cuenta.',
  'error.WebhookLimit': 'Un club tiene como máximo {{max}} webhooks. Quita uno que ya no se use.',
};
