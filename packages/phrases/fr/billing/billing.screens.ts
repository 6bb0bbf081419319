import type { screens as en } from '../../en/billing/billing.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'billing.catalogue': 'Abonnements et crédits',
  'billing.debts': 'Impayés d’anciens membres',
  'billing.accounts': 'Comptes de paiement',
  'billing.requests': 'Demandes',
  'billing.mine': 'Mes abonnements et crédits',
  'billing.transactions': 'Transactions',
  'billing.cashDesk': 'Caisse',
  'billing.goods': 'Articles de l’accueil',
  'billing.disputes': 'Litiges',
  'billing.cardOrders': 'Commandes par carte',
  'billing.checkout': 'Paiement',
  'billing.payouts': 'Versements des cartes',
  'billing.receipts': 'Reçus',
  'billing.clubVat': 'Reçus et TVA',
  'billing.accountant': 'Comptable',
};
