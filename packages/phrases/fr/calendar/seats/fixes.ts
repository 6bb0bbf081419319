import type { fixes as en } from '../../../en/calendar/seats/fixes.ts';
import type { Translated } from '../../../phrases.ts';

export const fixes: Translated<typeof en> = {
  'fix.RecordCertificate': 'Enregistrer le certificat',
  'fix.RecordMembership': 'Enregistrer l’adhésion',
  'fix.AssignSubscription': 'Attribuer un abonnement',
  'fix.AddCredits': 'Ajouter des crédits',
  'fix.ChoosePayment': 'Choisir le paiement',
  'fix.AddToQueue': 'Mettre en liste d’attente',
  'fix.Publish': 'Publier',
  'fix.AddAnyway': 'Ajouter quand même',
  'fix.OpenProfile': 'Ouvrir le profil',
  'fix.SendPolicies': 'Envoyer les règlements',
  'fix.ShowRow': 'Montrer dans la liste',
  'fix.AskManager': 'Demander à un responsable',
  'fix.JoinQueue': 'Rejoindre la liste d’attente',
  'fix.ShowMyBooking': 'Voir ma réservation',
  'fix.ShowOpening': 'Voir l’ouverture',
  'fix.AskClub': 'Demander au club',
  'fix.AcceptPolicies': 'Lire et accepter',
  'fix.OpenStore': 'Voir abonnements et crédits',
};
