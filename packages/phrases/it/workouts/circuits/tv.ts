import type { tv as en } from '../../../en/workouts/circuits/tv.ts';
import type { Translated } from '../../../phrases.ts';

export const tv: Translated<typeof en> = {
  'circuits.tv.page': '{{page}} di {{pages}}',
  'circuits.tv.left': 'mancano',
  'circuits.tv.round': 'Giro {{round}} di {{rounds}}',
  'circuits.tv.lap': 'cambio {{lap}} di {{laps}}',
  'circuits.tv.minute': 'Minuto {{minute}} di {{minutes}}',
  'circuits.tv.nextRest': 'Poi: {{time}} di recupero e avanti di una stazione',
  'circuits.tv.nextLastRest': 'Poi: {{time}} di recupero',
  'circuits.tv.nextRoundRest': 'Poi: {{time}} fino al prossimo giro',
  'circuits.tv.nextStation': 'Poi: avanti di una stazione',
  'circuits.tv.nextStart': 'Poi: ognuno alla sua stazione',
  'circuits.tv.nextBegin': 'Poi: lavoro',
  'circuits.tv.nextCoolDown': 'Poi: defaticamento',
  'circuits.tv.nextEnd': 'Poi hai finito',
  'circuits.tv.doneEarly': 'Finito prima? Recupera fino a 0:00.',
  'circuits.tv.amrap': 'Più giri possibile',
  'circuits.tv.onTo': 'vai alla {{number}}',
  'circuits.tv.whereBegin': 'Da dove inizi? Dillo sul telefono: in Oggi, apri in grande il tuo cuore.',
  'circuits.tv.paused': 'In pausa',
  'circuits.tv.stations': 'Stazioni',
  'circuits.tv.people': 'Chi è alla stazione {{number}}',
  'circuits.tv.reps': '{{reps}} ripetizioni',
  'circuits.tv.repsRange': 'da {{reps}} a {{repsMax}} ripetizioni',
  'circuits.tv.zone': 'obiettivo Z{{zone}}',
  'circuits.tv.empty': 'Qui niente: recupera',
};
