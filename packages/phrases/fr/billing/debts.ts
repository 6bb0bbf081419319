import type { debts as en } from '../../en/billing/debts.ts';
import type { Translated } from '../../phrases.ts';

export const debts: Translated<typeof en> = {
  'billing.noDebts': 'Aucun ancien membre ne doit rien',
  'billing.noDebtsText': 'Qui quitte le club et doit encore quelque chose reste ici jusqu’au paiement ou à l’abandon.',
  'billing.noDebtMatches': 'Aucune dette ne correspond',
  'billing.owedFor': 'Pour quoi',
  'billing.debtSince': 'Dû depuis',
  'billing.leftOn': 'Départ',
  'billing.isBack': 'De retour au club',
  'billing.noAccount': 'Plus de compte',
  'billing.owedForSince': '{{name}}, depuis le {{date}}',
  'billing.owedToFor': '{{club}} : {{name}}, depuis le {{date}}',
  'billing.giveUp': 'Abandonner',
  'billing.giveUpTitle': 'Abandonner la dette de {{name}}',
  'billing.giveUpText': 'Plus personne ne la réclame. Qui l’a abandonnée et pourquoi reste dans les livres.',
  'billing.debtGivenUp': '{{amount}} abandonnés',
  'billing.payDebtTitle': 'Paiement de {{name}}',
  'billing.debtText': '{{amount}} sont dus pour {{name}}, depuis le {{date}}.',
  'billing.fromBefore': 'Dû d’avant le départ',
  'billing.youOwe': 'Vous devez encore',
  'billing.youOweText': 'C’est d’avant votre départ du club. Payez à l’accueil.',
  'billing.leftOwing': 'Impayés d’anciens membres : {{number}}',
  'billing.toPay': 'À payer',
  'billing.unpaid': 'Impayé',
  'billing.takeDue': 'Encaisser',
  'billing.takeOf': 'Encaisser de {{name}}',
};
