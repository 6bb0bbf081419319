import type { Webhook } from '@clubpulse/contract/office/integrations/integrations';
import type { Translate } from '../../platform/phrases.ts';

/** Only the host is shown, because the rest of the URL may be a secret. */
export const hostOf = ({ Url }: Pick<Webhook, 'Url'>): string => (URL.canParse(Url) ? new URL(Url).host : Url);

/** `failed`: null for success, HTTP status, or why there was no response. */
export function attemptText(t: Translate, failed: string | null): string {
  switch (failed) {
    case null:
      return t('integrations.taken');
    case 'NoAnswer':
      return t('integrations.noAnswer');
    case 'InsideAddress':
      return t('integrations.inside');
    case 'Disconnected':
      return t('integrations.wasDisconnected');
    default:
      return t('integrations.answered', { status: failed });
  }
}
