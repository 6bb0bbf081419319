import type { refusals as en } from '../../en/billing/transactions.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'refund-exceeds-purchase': 'È più di quanto resta dell’acquisto.',
  'error.TransactionIsLinked':
    'Questa transazione ha pagato qualcosa, ha ripreso crediti o ha un rimborso: resta nei conti con il suo importo. Per restituire denaro registra un rimborso; un rimborso sbagliato si può eliminare.',
  'error.CreditsAlreadySpent':
    'Una parte di questi crediti è già spesa: ne tornerebbero {{needed}}, ne restano {{balance}}. Rimborsa di meno oppure lascia i crediti al socio.',
};
