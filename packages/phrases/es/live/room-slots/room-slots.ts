import type { roomSlots as en } from '../../../en/live/room-slots/room-slots.ts';
import type { Translated } from '../../../phrases.ts';

export const roomSlots: Translated<typeof en> = {
  'roomSlots.nothing': 'Nada previsto',
  'roomSlots.plan': 'Planificar',
  'roomSlots.planTitle': 'Planificar para {{room}}',
  'roomSlots.begin': 'Inicio',
  'roomSlots.takes': 'dura {{time}}',
  'roomSlots.use': 'Usar {{time}}',
  'roomSlots.planned': '{{name}} planificado',
  'roomSlots.remove': 'Quitar {{name}}',
  'roomSlots.removed': '{{name}} quitado',
  'roomSlots.ofClass': 'con su clase',
  'roomSlots.missed': 'no empezó: había otra cosa en marcha, o ya no existe',
  'roomSlots.startNow': 'Iniciar {{name}} ahora',
  'roomSlots.strip': 'Las próximas tres horas',
  'roomSlots.onStrip': '{{name}}, de {{from}} a {{to}}',
  'roomSlots.checkIt': 'Revisar',
};
