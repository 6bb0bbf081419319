import type { tv as en } from '../../../en/workouts/circuits/tv.ts';
import type { Translated } from '../../../phrases.ts';

export const tv: Translated<typeof en> = {
  'circuits.tv.page': '{{page}} de {{pages}}',
  'circuits.tv.left': 'quedan',
  'circuits.tv.round': 'Ronda {{round}} de {{rounds}}',
  'circuits.tv.lap': 'cambio {{lap}} de {{laps}}',
  'circuits.tv.minute': 'Minuto {{minute}} de {{minutes}}',
  'circuits.tv.nextRest': 'Luego: {{time}} de descanso y una estación adelante',
  'circuits.tv.nextLastRest': 'Luego: {{time}} de descanso',
  'circuits.tv.nextRoundRest': 'Luego: {{time}} hasta la próxima ronda',
  'circuits.tv.nextStation': 'Luego: una estación adelante',
  'circuits.tv.nextStart': 'Luego: cada uno a su estación',
  'circuits.tv.nextBegin': 'Luego: trabajo',
  'circuits.tv.nextCoolDown': 'Luego: vuelta a la calma',
  'circuits.tv.nextEnd': 'Luego habrás terminado',
  'circuits.tv.doneEarly': '¿Ya está? Descansa hasta 0:00.',
  'circuits.tv.amrap': 'Tantas rondas como puedas',
  'circuits.tv.onTo': 've a la {{number}}',
  'circuits.tv.whereBegin': '¿Dónde empiezas? Dilo en tu teléfono: en Hoy, abre tu corazón en grande.',
  'circuits.tv.paused': 'En pausa',
  'circuits.tv.stations': 'Estaciones',
  'circuits.tv.people': 'Quién está en la estación {{number}}',
  'circuits.tv.reps': '{{reps}} repeticiones',
  'circuits.tv.repsRange': 'de {{reps}} a {{repsMax}} repeticiones',
  'circuits.tv.zone': 'objetivo Z{{zone}}',
  'circuits.tv.empty': 'Aquí nada: descansa',
};
