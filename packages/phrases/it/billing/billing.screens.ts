import type { screens as en } from '../../en/billing/billing.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'billing.catalogue': 'Abbonamenti e crediti',
  'billing.debts': 'Non pagato da ex soci',
  'billing.accounts': 'Conti di pagamento',
  'billing.requests': 'Richieste',
  'billing.mine': 'I miei abbonamenti e crediti',
  'billing.transactions': 'Transazioni',
  'billing.cashDesk': 'Cassa',
  'billing.goods': 'Articoli del banco',
  'billing.disputes': 'Contestazioni',
  'billing.cardOrders': 'Ordini con carta',
  'billing.checkout': 'Pagamento',
  'billing.payouts': 'Accrediti delle carte',
  'billing.receipts': 'Ricevute',
  'billing.clubVat': 'Ricevute e IVA',
  'billing.accountant': 'Commercialista',
};
