import type { refusals as en } from '../../../en/calendar/seats/seats.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'place-not-offered': 'Ce cours n’a pas de places de ce type.',
  'error.ClassNotPublished': 'Le cours n’est pas publié.',
  'error.ClassNotBookable': 'Ce cours ne se réserve pas ici.',
  'error.ClassByInvitation': 'Ce cours est sur invitation : c’est le club qui inscrit les participants.',
  'error.ClassIsFinished': 'Le cours est terminé.',
  'error.Conflict': 'Déjà dans ce cours, avec une place ou en attente.',
  'error.ClassHasStarted': 'Le cours a commencé.',
  'error.ClassBookingIsEarly': 'Les réservations pour ce cours ne sont pas encore ouvertes.',
  'error.ClassBookingIsPastDue': 'Les réservations pour ce cours sont closes.',
  'error.AthleteBookingDisabled': 'Les réservations sont bloquées pour le moment.',
  'error.PoliciesNotAccepted': 'Les règlements du club ne sont pas encore acceptés.',
  'error.RequiredMedicalCertificate': 'Ce cours demande un certificat médical valable ce jour-là.',
  'error.RequiredMembership': 'Ce cours demande une adhésion valable ce jour-là.',
  'error.ClubLimitsExceeded': 'La limite du club de réservations sans abonnement est atteinte pour cette semaine ou ce mois.',
  'error.InvalidPaymentOption': 'Ce cours ne peut pas être payé ainsi.',
  'error.SubscriptionLimitsExceeded': 'La limite de réservations de l’abonnement est atteinte pour cette semaine ou ce mois.',
  'error.SubscriptionNotAccepted':
    '{{subscription}} n’est pas accepté pour ce cours. Il coûte {{needed}} crédits, il en reste {{balance}}.',
  'error.NoValidSubscriptions': 'Aucun abonnement valable pour ce cours.',
  'error.ClassFull': 'Nombre maximal de participants dépassé : le cours est complet.',
};
