import type { rooms as en } from '../../en/devices/rooms.ts';
import type { Translated } from '../../phrases.ts';

export const rooms: Translated<typeof en> = {
  'devices.understood': 'Compris',
  'devices.addRoom': 'Ajouter une salle',
  'devices.editRoom': 'Modifier la salle',
  'devices.roomNameHint': 'Comme vos membres la connaissent : il s’affiche à l’écran.',
  'devices.color': 'Couleur',
  'devices.ownColor': 'Couleur propre',
  'devices.bridgesIn_one': '{{count}} bridge',
  'devices.bridgesIn_many': '{{count}} bridges',
  'devices.bridgesIn_other': '{{count}} bridges',
  'devices.screensIn_one': '{{count}} écran',
  'devices.screensIn_many': '{{count}} écrans',
  'devices.screensIn_other': '{{count}} écrans',
  'devices.emptyRoom': 'Ni bridge ni écran pour l’instant',
  'devices.noRooms': 'Aucune salle pour l’instant',
  'devices.noRoomsText':
    'Une salle est l’endroit où l’on s’entraîne ensemble : ses bridges détectent les ceintures, ses écrans montrent les pouls.',
  'devices.roomSaved': '{{name}} a été enregistrée',
  'devices.deleteRoom': 'Supprimer la salle',
  'devices.deleteRoomText': 'Le nom et la couleur de la salle sont perdus. Elle ne contient rien ; les entraînements restent.',
  'devices.keepRoom': 'Garder la salle',
  'devices.roomDeleted': '{{name}} a été supprimée',
  'devices.roomInUseTitle': '{{name}} est utilisée',
  'devices.roomInUse': 'Il reste dans la salle : {{contents}}. Déplacez-les d’abord dans une autre salle ou supprimez-les.',
};
