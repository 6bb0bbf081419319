import type { refusals as en } from '../../en/billing/refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'price-required': 'Inserisci un prezzo.',
  'credits-required': 'Inserisci il numero di crediti.',
  'suspension-min-days': 'Una sospensione dura almeno 7 giorni.',
  'installments-not-recurring': 'Un piano ricorrente non si paga a rate.',
  'refund-exceeds-purchase': 'È più di quanto resta dell’acquisto.',
  'error.SubscriptionTypeAssigned': 'È assegnato a {{assigned}} e sospeso per {{suspended}}, quindi non si può eliminare.',
  'error.SubscriptionAssignmentError': 'Errore di assegnazione dell’abbonamento: un pagamento richiede un prezzo.',
  'error.RecurringPlanNeedsCardPayments': 'Un piano ricorrente richiede i pagamenti con carta. Attivali nel profilo del club.',
  'error.SubscriptionNotActive': 'Non si può sospendere un abbonamento non attivo.',
  'error.SubscriptionNotSuspended': 'Questo abbonamento non è sospeso.',
  'error.SubscriptionHasBookings': 'Questo abbonamento paga prenotazioni future ({{bookings}}). Disdicile prima.',
  'error.SubscriptionAlreadyEnded': 'Questo abbonamento è già finito.',
  'error.SubscriptionNotCanceled': 'Non c’è nessuna disdetta da ritirare.',
  'error.SubscriptionNothingToPay': 'Non resta nulla da pagare.',
  'error.OnlinePaymentsNotConfigured': 'I pagamenti online non sono configurati.',
  'error.TransactionIsLinked':
    'Questa transazione ha pagato qualcosa, ha ripreso crediti o ha un rimborso: resta nei conti con il suo importo. Per restituire denaro registra un rimborso; un rimborso sbagliato si può eliminare.',
  'error.CreditsAlreadySpent':
    'Una parte di questi crediti è già spesa: ne tornerebbero {{needed}}, ne restano {{balance}}. Rimborsa di meno oppure lascia i crediti al socio.',
};
