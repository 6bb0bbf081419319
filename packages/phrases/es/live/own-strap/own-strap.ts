import type { ownStrap as en } from '../../../en/live/own-strap/own-strap.ts';
import type { Translated } from '../../../phrases.ts';

export const ownStrap: Translated<typeof en> = {
  'ownStrap.find': 'Buscar mi banda',
  'ownStrap.text':
    'Este dispositivo oye tu banda por sí solo, sin bridge: en casa, al aire libre o en un club. Ponte la banda, humedece los electrodos y cierra otras aplicaciones que la usen.',
  'ownStrap.unable': 'Este navegador no llega a las bandas',
  'ownStrap.unableText':
    'Hace falta Bluetooth en Chrome o Edge, en Android o en un ordenador. En el club el bridge oye tu banda por sí solo.',
  'ownStrap.failed': 'La banda no ha respondido. Póntela, cierra otras aplicaciones que la usen e inténtalo de nuevo.',
  'ownStrap.noSkin': 'La banda no toca la piel',
  'ownStrap.noBeat': 'Aún no hay frecuencia cardíaca',
  'ownStrap.lost': 'Buscando de nuevo tu banda …',
  'ownStrap.average': 'Media',
  'ownStrap.highest': 'Máxima',
  'ownStrap.target': 'objetivo de {{low}} a {{high}} %',
  'ownStrap.waits_one': '{{count}} segundo espera la red en este dispositivo.',
  'ownStrap.waits_many': '{{count}} segundos esperan la red en este dispositivo.',
  'ownStrap.waits_other': '{{count}} segundos esperan la red en este dispositivo.',
  'ownStrap.end': 'Terminar el entrenamiento',
  'ownStrap.over': 'Entrenamiento terminado',
  'ownStrap.overFigures': '{{time}}, {{points}} {{unit}}, {{average}} ppm de media.',
  'ownStrap.overText': 'Aparece en tu diario cinco minutos después de la última frecuencia cardíaca.',
  'ownStrap.unsent': 'Lo que aún no ha salido sale cuando abras Clubpulse con red; después aparece en tu diario.',
  'ownStrap.overNothing': 'No se oyó ninguna frecuencia cardíaca: no se ha guardado nada.',
  'ownStrap.toJournal': 'Abrir el diario',
  'ownStrap.again': 'Entrenar otra vez',
  'ownStrap.leave': '¿Dejar de escuchar tu banda?',
  'ownStrap.leaveText': 'Lo que se oyó se queda. Desde entonces no se registra nada más.',
  'ownStrap.leaveAct': 'Salir',
  'ownStrap.tooLate_one': '{{number}} segundo de frecuencia cardíaca esperó más de una semana y se ha perdido.',
  'ownStrap.tooLate_many': '{{number}} segundos de frecuencia cardíaca esperaron más de una semana y se han perdido.',
  'ownStrap.tooLate_other': '{{number}} segundos de frecuencia cardíaca esperaron más de una semana y se han perdido.',
  'ownStrap.tooShort': 'Menos de un minuto de frecuencia cardíaca: demasiado poco para un entrenamiento.',
  'ownStrap.easeOff': 'objetivo Z{{zone}}: afloja',
  'ownStrap.pushOn': 'objetivo Z{{zone}}: aprieta',
  'ownStrap.onTarget': 'en el objetivo, Z{{zone}}',
};
