import type { refusals as en } from '../../../en/live/room-slots/room-slots.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.RoomSlotTooShort': 'Cela dure {{takes}}, le créneau a {{has}}. Portez le créneau à {{takes}}.',
  'error.RoomSlotInPast':
    'Cette heure est passée, ou dans plus de {{days}} jours. Choisissez-en une autre, plus tardive ou plus proche.',
  'error.RoomSlotTaken':
    'Quelque chose est déjà prévu dans cette salle à cette heure. Choisissez une autre heure, ou retirez-le d’abord.',
  'error.TooManyRoomSlots': 'Un club prévoit au plus {{max}} créneaux. Retirez ceux dont vous n’avez pas besoin.',
  'slot-too-short': 'Dure {{takes}}, le créneau a {{has}}.',
  'slot-begin': 'À partir de maintenant, et au plus dans {{days}} jours.',
  'slot-taken': 'Quelque chose est déjà prévu dans la salle à cette heure.',
  'slot-duration': 'De 1 minute à 6 heures.',
};
