import type { refusals as en } from '../../en/billing/subscriptions.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'suspension-min-days': 'Une suspension dure au moins 7 jours.',
  'error.SubscriptionAssignmentError': 'Erreur d’attribution de l’abonnement : un paiement demande un prix.',
  'error.SubscriptionAlreadyHeld': 'Le membre a déjà {{name}}, depuis le {{since}}. Dites que vous en voulez un de plus.',
  'error.SubscriptionNotActive': 'Impossible de suspendre un abonnement inactif.',
  'error.SubscriptionNotSuspended': 'Cet abonnement n’est pas suspendu.',
  'error.SubscriptionHasBookings': 'Cet abonnement paie des réservations à venir ({{bookings}}). Annulez-les d’abord.',
  'error.SubscriptionAlreadyEnded': 'Cet abonnement est déjà terminé.',
  'error.SubscriptionNotCanceled': 'Il n’y a pas de résiliation à retirer.',
  'error.SubscriptionNothingToPay': 'Il ne reste rien à payer.',
  'error.SubscriptionDueChanged': 'Entre-temps, le montant dû a changé : {{amount}}. Vérifiez avant d’encaisser.',
  'more-than-due': 'Il reste au plus {{amount}} à payer.',
  'error.SubscriptionHasDebt':
    'Cet abonnement doit encore {{amount}}. Enregistrez d’abord le paiement ou passez la dette en perte.',
};
