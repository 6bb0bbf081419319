import type { refusals as en } from '../../en/billing/refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'price-required': 'Saisissez un prix.',
  'credits-required': 'Saisissez le nombre de crédits.',
  'suspension-min-days': 'Une suspension dure au moins 7 jours.',
  'installments-not-recurring': 'Une formule récurrente ne se paie pas en plusieurs fois.',
  'refund-exceeds-purchase': 'C’est plus que le solde de l’achat.',
  'error.SubscriptionTypeAssigned':
    'Il est attribué à {{assigned}} et suspendu pour {{suspended}}, il ne peut donc pas être supprimé.',
  'error.SubscriptionAssignmentError': 'Erreur d’attribution de l’abonnement : un paiement demande un prix.',
  'error.RecurringPlanNeedsCardPayments':
    'Une formule récurrente demande les paiements par carte. Activez-les dans le profil du club.',
  'error.SubscriptionNotActive': 'Impossible de suspendre un abonnement inactif.',
  'error.SubscriptionNotSuspended': 'Cet abonnement n’est pas suspendu.',
  'error.SubscriptionHasBookings': 'Cet abonnement paie des réservations à venir ({{bookings}}). Annulez-les d’abord.',
  'error.SubscriptionAlreadyEnded': 'Cet abonnement est déjà terminé.',
  'error.SubscriptionNotCanceled': 'Il n’y a pas de résiliation à retirer.',
  'error.SubscriptionNothingToPay': 'Il ne reste rien à payer.',
  'error.OnlinePaymentsNotConfigured': 'Les paiements en ligne ne sont pas configurés.',
  'error.TransactionIsLinked':
    'Cette transaction a payé quelque chose, repris des crédits ou fait l’objet d’un remboursement : elle reste dans les comptes avec son montant. Pour rendre de l’argent, enregistrez un remboursement ; un remboursement erroné peut être supprimé.',
  'error.CreditsAlreadySpent':
    'Une partie de ces crédits est déjà dépensée : {{needed}} devraient revenir, il en reste {{balance}}. Remboursez moins, ou laissez les crédits au membre.',
};
