import type { roomSlots as en } from '../../../en/live/room-slots/room-slots.ts';
import type { Translated } from '../../../phrases.ts';

export const roomSlots: Translated<typeof en> = {
  'roomSlots.nothing': 'Rien de prévu',
  'roomSlots.plan': 'Planifier',
  'roomSlots.planTitle': 'Planifier pour {{room}}',
  'roomSlots.begin': 'Début',
  'roomSlots.takes': 'dure {{time}}',
  'roomSlots.use': 'Prendre {{time}}',
  'roomSlots.planned': '{{name}} planifié',
  'roomSlots.remove': 'Retirer {{name}}',
  'roomSlots.removed': '{{name}} retiré',
  'roomSlots.ofClass': 'avec son cours',
  'roomSlots.missed': 'n’a pas commencé : autre chose tournait, ou il n’existe plus',
  'roomSlots.startNow': 'Lancer {{name}} maintenant',
  'roomSlots.strip': 'Les trois prochaines heures',
  'roomSlots.onStrip': '{{name}}, de {{from}} à {{to}}',
  'roomSlots.checkIt': 'Vérifier',
};
