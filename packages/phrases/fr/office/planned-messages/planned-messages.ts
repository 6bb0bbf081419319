import type { plannedMessages as en } from '../../../en/office/planned-messages/planned-messages.ts';
import type { Translated } from '../../../phrases.ts';

export const plannedMessages: Translated<typeof en> = {
  'messages.drafts': 'Brouillons',
  'messages.draftKept': 'Brouillon gardé {{time}}',
  'messages.draftNotKept': 'Le brouillon n’a pas pu être gardé. Il reste ici tant que cette page est ouverte.',
  'messages.noDrafts': 'Aucun brouillon',
  'messages.noDraftsText': 'Ce que vous commencez à écrire est gardé ici, pour vous seul, sur tous vos appareils.',
  'messages.draftUntitled': 'Sans titre',
  'messages.draftSaved': 'gardé {{when}}',
  'messages.draftDelete': 'Supprimer le brouillon',
  'messages.draftDeleted': 'Brouillon supprimé',
  'messages.draftDeleteText': 'Le texte et les destinataires choisis sont perdus.',
  'messages.sendLater': 'Envoyer plus tard',
  'messages.sendLaterText': 'Il part à ce moment à ceux qu’il atteint alors ; le nombre peut changer d’ici là.',
  'messages.sendDay': 'Jour d’envoi',
  'messages.sendTime': 'Heure de {{club}}',
  'messages.plan': 'Envoyer à cette heure',
  'messages.planned': 'Il part le {{when}}',
  'messages.waiting': 'En attente d’envoi',
  'messages.waitsUntil': 'Attend jusqu’au {{when}}',
  'messages.takeBack': 'Retirer',
  'messages.takenBack': 'Retiré : il est dans vos brouillons',
  'messages.refused-AudienceChanged': 'Non envoyé : il n’aurait atteint personne',
  'messages.refused-InsufficientSmsCredits': 'Non envoyé : plus assez de SMS',
  'messages.refused-SmsNotAvailable': 'Non envoyé : cette installation ne peut pas envoyer de SMS',
  'messages.refused-InsufficientRights': 'Non envoyé : son auteur ne travaille plus dans le club',
};
