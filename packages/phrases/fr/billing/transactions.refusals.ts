import type { refusals as en } from '../../en/billing/transactions.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'refund-exceeds-purchase': 'On peut rendre au plus {{amount}} de l’achat.',
  'refund-exceeds-paid': 'On peut rendre au plus {{amount}} : ce que le membre a payé moins ce qui lui a déjà été rendu.',
  'refund-reason-required': 'Indiquez pourquoi : un remboursement sans achat demande un motif.',
  'error.TransactionIsLinked':
    'Cette transaction a payé quelque chose, repris des crédits ou des tickets, mis fin à un abonnement ou fait l’objet d’un remboursement : elle reste dans les comptes avec son montant. Pour rendre de l’argent, enregistrez un remboursement ; un remboursement erroné peut être supprimé.',
  'error.CreditsAlreadySpent':
    'Une partie de ces crédits est déjà dépensée : {{needed}} devraient revenir, il en reste {{balance}}. Remboursez moins, ou laissez les crédits au membre.',
  'nothing-to-take-back': 'Cet abonnement ne compte pas de tickets.',
  'error.TicketsAlreadySpent':
    'Une partie de ces tickets est utilisée : {{needed}} seraient repris, il en reste {{balance}}. Remboursez moins, ou laissez l’abonnement continuer.',
  'before-the-books': 'Les paiements s’enregistrent à partir de l’an 2000.',
  'refund-before-purchase': 'Un remboursement ne peut pas dater d’un jour avant son achat.',
  'refund-of-another': 'L’achat est d’une autre personne : le remboursement concerne le même membre.',
  'error.ReportTooLong':
    'Un rapport couvre {{max}} jours au plus. Pour une année, prenez ses quatre trimestres l’un après l’autre.',
};
