import type { demoUsers as en } from '../../../en/devices/demo-users/demo-users.ts';
import type { Translated } from '../../../phrases.ts';

export const demoUsers: Translated<typeof en> = {
  'demo.lead':
    'Ils figurent au mur avec la mention démo. Ils n’ont pas de compte et ne comptent dans aucun journal, classement ni nombre de membres.',
  'demo.none': 'Pas encore d’utilisateur démo',
  'demo.noneText':
    'Prêtez une ceinture à un invité sans compte, ou laissez le serveur simuler quelqu’un qui s’entraîne, pour voir le mur avant le premier bridge.',
  'demo.add': 'Ajouter un utilisateur démo',
  'demo.nameHint': 'Figure au mur : jusqu’à douze caractères sont montrés en entier.',
  'demo.heart': 'Fréquence cardiaque',
  'demo.madeUp': 'Simulée',
  'demo.lent': 'D’une ceinture',
  'demo.madeUpHint': 'Le serveur simule un entraînement avec des minutes faciles et dures, tant qu’il est allumé.',
  'demo.lentHint':
    'Montré dans la salle où la ceinture est captée. Dès que quelqu’un du club lie cette ceinture, ses battements sont les siens.',
  'demo.roomHint': 'Affiché dans cette salle. Sans salle : seulement sur le mur de toutes les salles.',
  'demo.allRooms': 'Toutes les salles',
  'demo.whereHeard': 'Là où elle est captée',
  'demo.on': 'Au mur',
  'demo.onOf': '{{name}} au mur',
  'demo.strapOfMember': 'Quelqu’un du club a lié cette ceinture : le mur montre cette personne.',
  'demo.saved': '{{name}} a été enregistré',
  'demo.delete': 'Supprimer l’utilisateur démo',
  'demo.deleteText': 'Il quitte le mur aussitôt. Rien de lui n’a été gardé.',
};
