import type { groupTrainings as en } from '../../en/live/group-trainings.ts';
import type { Translated } from '../../phrases.ts';

export const groupTrainings: Translated<typeof en> = {
  'group.averageTime': 'tiempo de media',
  'group.rank': 'Puesto',
  'group.goal': 'El objetivo era {{goal}}',
  'group.reached': 'El objetivo era {{goal}}, y se alcanzó',
  'group.target': 'En el objetivo',
  'group.empty': 'No se detectó a nadie',
  'group.emptyText': 'Quien lleve una banda en la sala mientras dura aparece aquí unos minutos después.',
  'group.outline': 'De los demás ves lo que mostraba la pantalla: cuánto tiempo y cuántos puntos.',
  'group.hidden': 'Las zonas y calorías de todos juntos aparecen cuando cinco de ellos las comparten con el club.',
  'group.runs': 'Está en marcha: las cifras cambian hasta que se quiten todas las bandas.',
  'group.counting': 'Aún se está contando: los últimos segundos llegan durante unos minutos.',
  'group.see': 'Lo que hizo cada uno',
  'group.soon': 'Quien entrenó aparece allí, completo unos minutos después de quitarse las bandas.',
};
