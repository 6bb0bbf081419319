import type { roomSlots as en } from '../../../en/live/room-slots/room-slots.ts';
import type { Translated } from '../../../phrases.ts';

export const roomSlots: Translated<typeof en> = {
  'roomSlots.nothing': 'Niente in programma',
  'roomSlots.plan': 'Programma',
  'roomSlots.planTitle': 'Programma per {{room}}',
  'roomSlots.begin': 'Inizio',
  'roomSlots.takes': 'dura {{time}}',
  'roomSlots.use': 'Usa {{time}}',
  'roomSlots.planned': '{{name}} in programma',
  'roomSlots.remove': 'Togli {{name}}',
  'roomSlots.removed': '{{name}} tolto',
  'roomSlots.ofClass': 'con la sua lezione',
  'roomSlots.missed': 'non è iniziato: girava altro, o non c’è più',
  'roomSlots.startNow': 'Avvia ora {{name}}',
  'roomSlots.strip': 'Le prossime tre ore',
  'roomSlots.onStrip': '{{name}}, dalle {{from}} alle {{to}}',
  'roomSlots.checkIt': 'Controlla',
};
