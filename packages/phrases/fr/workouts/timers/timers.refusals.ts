import type { refusals as en } from '../../../en/workouts/timers/timers.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.TimerNotFound': 'Minuteur introuvable. Quelqu’un l’a supprimé : retournez aux minuteurs.',
  'error.TooManyTimers': 'Un club a {{max}} minuteurs au maximum. Supprimez ceux que personne n’utilise plus.',
  'timer-clock': 'Écrivez des minutes et des secondes, comme 01:30.',
  'timer-too-short': 'Cela dure au moins 00:05.',
  'timer-too-long': 'L’ensemble dure plus de 6 heures. Réduisez les tours ou les durées.',
  'timer-without-exercises': 'Ajoutez au moins un exercice.',
  'timer-too-many-exercises': '9 exercices au maximum. Retirez-en un.',
  'timer-exercise-twice': 'Cet exercice est déjà dans le minuteur. Choisissez-en un autre.',
  'timer-exercise-gone': 'Cet exercice n’est plus proposé. Choisissez-en un autre.',
  'timer-time-or-reps': 'Donnez-lui une durée ou des répétitions, l’une des deux.',
  'timer-reps-order': 'Le maximum de répétitions ne peut pas être inférieur au minimum.',
};
