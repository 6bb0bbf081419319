import type { sources as en } from '../../../en/training/trainings/sources.ts';
import type { Translated } from '../../../phrases.ts';

export const sources: Translated<typeof en> = {
  'training.sources': 'Fuentes',
  'training.sourcesLead': 'cuenta una, nada se suma dos veces',
  'training.counts': 'Cuenta',
  'training.countThis': 'Contar esta',
  'training.countTitle': '¿Contar {{source}}?',
  'training.countAct': 'Contar {{source}}',
  'training.keepSource': 'Dejar {{source}}',
  'training.sourceCounted': 'Ahora cuenta {{source}}',
  'training.zone3Up': 'Zona 3 o más',
  'training.resultOfClass': 'Resultado de la clase',
  'training.resultStays': 'sigue en {{points}}',
  'training.reasonClub': 'En el pecho, recibida por el club.',
  'training.reasonOwnStrap': 'En el pecho, recibida por tu dispositivo.',
  'training.reasonFile': 'Leída de un archivo.',
  'training.reasonWearable': 'Enviada por el fabricante.',
  'training.reasonHand': 'Anotada a mano, sin puntos.',
  'training.noted': '{{name}} anotó: estuvo, {{time}}',
  'training.notedByClub': 'Anotado: estuvo, {{time}}',
  'training.noteIsVisit': 'Una nota: una visita, no un entrenamiento.',
  'training.addToJournal': 'Añadir al diario',
  'training.noteText':
    'Una nota es una visita. Añadida al diario es un entrenamiento tuyo, anotado a mano, sin latidos ni puntos.',
  'training.noteOfMember':
    'Una nota del club: una visita de {{name}}, no un entrenamiento. El personal del club la cambia y la elimina.',
  'training.countsAs': 'Cuenta como',
  'training.oneVisit': '1 visita, {{time}}',
  'training.noPointsMeasured': 'ninguno, no se midió nada',
};
