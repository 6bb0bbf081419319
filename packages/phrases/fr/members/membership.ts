import type { membership as en } from '../../en/members/membership.ts';
import type { Translated } from '../../phrases.ts';

export const membership: Translated<typeof en> = {
  'members.rolesText':
    'Les gérants voient l’argent et les réglages, les coachs les cours et les athlètes, les athlètes ce qui est à eux. Qui n’est pas encore dans le club est invité. Qui perd son dernier rôle quitte le club : ce qui est perdu est dit avant.',
  'members.rolesOf': 'Rôles de {{name}}',
  'members.roleOf': '{{role}} : {{name}}',
  'members.roleGiven': '{{name}} est maintenant {{role}}',
  'members.roleTaken': '{{name}} n’est plus {{role}}',
  'members.roleTakeTitle': 'Retirer le rôle {{role}} à {{name}} ?',
  'members.roleTake': 'Retirer {{role}}',
  'members.roleGiveTitle': 'Nommer {{name}} responsable ?',
  'members.roleGive': 'Nommer responsable',
  'members.roleGiveManager': 'Les responsables voient et changent tout du club : argent, personnes, réglages.',
  'members.roleTakeManager': 'Cette personne ne voit et ne change plus l’argent, les personnes et les réglages du club.',
  'members.roleTakeTrainer':
    'Cette personne ne voit plus les cours et les membres du club. Les cours à venir gardent son nom tant que personne d’autre ne les prend.',
  'members.roleTakeAthlete':
    'Cette personne ne s’entraîne plus ici : ni réservations, ni points sur l’écran. Ce qu’elle a et a réservé reste, et lui revient avec le rôle.',
  'members.addAthleteFailed': 'Impossible d’ajouter l’athlète',
  'members.addTrainerFailed': 'Impossible d’ajouter le coach',
  'members.addManagerFailed': 'Impossible d’ajouter le gérant',
  'members.errorRemoving': 'Erreur lors du retrait des droits de l’utilisateur dans le club',
  'members.removeTitle': 'Retirer {{name}} de {{club}} ?',
  'members.removeAct': 'Retirer du club',
  'members.removed': '{{name}} a été retiré de {{club}}',
  'members.removeText':
    'Le club supprime abonnements, réservations, programmes et tout ce qu’il conserve de {{name}}. Ce qui a été payé reste dans les comptes ; le compte et les autres clubs restent inchangés.',
  'members.staysOwed':
    '{{name}} doit {{amount}}. Cela reste dû : c’est parmi les dettes des anciens membres, jusqu’au paiement ou à l’abandon.',
  'members.nothingLost': 'Il n’y a rien pour l’instant.',
  'members.loseSubscriptions_one': '{{count}} abonnement',
  'members.loseSubscriptions_many': '{{count}} abonnements',
  'members.loseSubscriptions_other': '{{count}} abonnements',
  'members.loseTickets_one': '{{count}} entrée restante',
  'members.loseTickets_many': '{{count}} entrées restantes',
  'members.loseTickets_other': '{{count}} entrées restantes',
  'members.loseBookings_one': '{{count}} réservation à venir',
  'members.loseBookings_many': '{{count}} réservations à venir',
  'members.loseBookings_other': '{{count}} réservations à venir',
  'members.loseRecurring_one': '{{count}} réservation récurrente',
  'members.loseRecurring_many': '{{count}} réservations récurrentes',
  'members.loseRecurring_other': '{{count}} réservations récurrentes',
  'members.loseDocuments_one': '{{count}} document en cours',
  'members.loseDocuments_many': '{{count}} documents en cours',
  'members.loseDocuments_other': '{{count}} documents en cours',
  'members.loseFamily_one': '{{count}} lien de famille prend fin',
  'members.loseFamily_other': '{{count}} liens de famille prennent fin',
  'members.loseFamily_many': '{{count}} de liens de famille prennent fin',
  'members.keepClasses_one': '{{count}} cours à venir a encore {{name}} pour coach : confiez-le à quelqu’un d’autre.',
  'members.keepClasses_many': '{{count}} cours à venir ont encore {{name}} pour coach : confiez-les à quelqu’un d’autre.',
  'members.keepClasses_other': '{{count}} cours à venir ont encore {{name}} pour coach : confiez-les à quelqu’un d’autre.',
};
