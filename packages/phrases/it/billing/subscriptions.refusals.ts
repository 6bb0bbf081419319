import type { refusals as en } from '../../en/billing/subscriptions.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'suspension-min-days': 'Una sospensione dura almeno 7 giorni.',
  'error.SubscriptionAssignmentError': 'Errore di assegnazione dell’abbonamento: un pagamento richiede un prezzo.',
  'error.SubscriptionAlreadyHeld': 'Il socio ha già {{name}}, dal {{since}}. Di’ che ne vuoi un altro.',
  'error.SubscriptionNotActive': 'Non si può sospendere un abbonamento non attivo.',
  'error.SubscriptionNotSuspended': 'Questo abbonamento non è sospeso.',
  'error.SubscriptionHasBookings': 'Questo abbonamento paga prenotazioni future ({{bookings}}). Disdicile prima.',
  'error.SubscriptionAlreadyEnded': 'Questo abbonamento è già finito.',
  'error.SubscriptionNotCanceled': 'Non c’è nessuna disdetta da ritirare.',
  'error.SubscriptionNothingToPay': 'Non resta nulla da pagare.',
  'error.SubscriptionDueChanged': 'Intanto è cambiato ciò che è dovuto: {{amount}}. Ricontrolla prima di incassare.',
  'more-than-due': 'Restano da pagare al massimo {{amount}}.',
  'error.SubscriptionHasDebt': 'Questo abbonamento deve ancora {{amount}}. Registra prima il pagamento o rinuncia al credito.',
};
