import type { tv as en } from '../../../en/workouts/circuits/tv.ts';
import type { Translated } from '../../../phrases.ts';

export const tv: Translated<typeof en> = {
  'circuits.tv.page': '{{page}} sur {{pages}}',
  'circuits.tv.left': 'restent',
  'circuits.tv.round': 'Tour {{round}} sur {{rounds}}',
  'circuits.tv.lap': 'passage {{lap}} sur {{laps}}',
  'circuits.tv.minute': 'Minute {{minute}} sur {{minutes}}',
  'circuits.tv.nextRest': 'Ensuite : {{time}} de repos, puis l’atelier suivant',
  'circuits.tv.nextLastRest': 'Ensuite : {{time}} de repos',
  'circuits.tv.nextRoundRest': 'Ensuite : {{time}} jusqu’au prochain tour',
  'circuits.tv.nextStation': 'Ensuite : l’atelier suivant',
  'circuits.tv.nextStart': 'Ensuite : chacun à son atelier',
  'circuits.tv.nextBegin': 'Ensuite : travail',
  'circuits.tv.nextCoolDown': 'Ensuite : retour au calme',
  'circuits.tv.nextEnd': 'Ensuite, c’est fini',
  'circuits.tv.doneEarly': 'Déjà fini ? Repos jusqu’à 0:00.',
  'circuits.tv.amrap': 'Autant de tours que possible',
  'circuits.tv.onTo': 'vers le {{number}}',
  'circuits.tv.whereBegin': 'Où commencez-vous ? Dites-le sur votre téléphone : dans Aujourd’hui, ouvrez votre cœur en grand.',
  'circuits.tv.paused': 'En pause',
  'circuits.tv.stations': 'Ateliers',
  'circuits.tv.people': 'Qui est à l’atelier {{number}}',
  'circuits.tv.reps': '{{reps}} répétitions',
  'circuits.tv.repsRange': '{{reps}} à {{repsMax}} répétitions',
  'circuits.tv.zone': 'cible Z{{zone}}',
  'circuits.tv.empty': 'Rien ici : repos',
};
