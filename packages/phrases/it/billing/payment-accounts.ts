import type { paymentAccounts as en } from '../../en/billing/payment-accounts.ts';
import type { Translated } from '../../phrases.ts';

export const paymentAccounts: Translated<typeof en> = {
  'billing.accountManual': 'Alla reception',
  'billing.accountManualHint': 'Contanti, carte alla reception, bonifico. Sempre disponibile.',
  'billing.accountOnline': 'Pagamenti online con carta',
  'billing.accountOnlineHint': 'Piani ricorrenti e atleti che comprano da soli.',
  'billing.accountNotConfigured': 'Non configurato',
  'billing.accountOnboarding': 'In attivazione',
  'billing.accountInactive': 'Inattivo',
  'billing.accountActive': 'Attivo',
  'billing.accountMissingData': 'Dati mancanti',
  'billing.setUpOnline': 'Configura',
  'billing.goOnOnline': 'Continua',
  'billing.onlineNotConfigured':
    'I pagamenti online non sono configurati: questa installazione non ha un fornitore di pagamenti. Alla reception funziona tutto anche senza.',
  'billing.onlineNoProvider':
    'Il conto c’è, ma questa installazione non ha un fornitore di pagamenti: online non si paga nulla. Alla reception funziona tutto anche senza.',
  'billing.enableOnline': 'Pagamenti con carta per i piani ricorrenti',
  'billing.enableOnlineHint':
    'I piani ricorrenti si possono aggiungere e assegnare. Finché non c’è un fornitore si pagano alla reception.',
  'billing.enableStoreHint': 'Gli atleti vedono cosa possono comprare.',
  'billing.switchKept': '{{name}}: nessuna modifica. {{why}}',
};
