import type { subscriptionRequests as en } from '../../en/billing/subscription-requests.ts';
import type { Translated } from '../../phrases.ts';

export const subscriptionRequests: Translated<typeof en> = {
  'billing.askFor': 'Chiedilo',
  'billing.askedOn': 'Chiesto il {{date}}',
  'billing.clubAsked': '{{name}}: chiesto al club',
  'billing.clubAskedText': 'I gestori sono stati avvisati per e-mail. Comparirà qui quando sarà assegnato.',
  'billing.asksNoMore': 'Richiesta di {{name}} ritirata',
  'billing.asksFor': 'Chiede {{name}}, dal {{date}}.',
  'billing.sayNo': 'Rifiuta',
  'billing.saidNo': '{{name}}: risposto di no',
  'billing.creditsAtDesk': 'In reception: i crediti ci sono subito.',
  'billing.requestsHint': 'Nome del socio o dell’abbonamento',
  'billing.noRequests': 'Nessuno chiede un abbonamento',
  'billing.noRequestsText': 'Ciò che i soci chiedono nello store resta qui finché non viene assegnato o rifiutato.',
  'billing.noRequestMatches': 'Nessuna richiesta corrisponde',
  'billing.askedSince': 'Chiesto il',
};
