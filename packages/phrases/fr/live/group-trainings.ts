import type { groupTrainings as en } from '../../en/live/group-trainings.ts';
import type { Translated } from '../../phrases.ts';

export const groupTrainings: Translated<typeof en> = {
  'group.averageTime': 'durée moyenne',
  'group.rank': 'Rang',
  'group.goal': 'L’objectif était de {{goal}}',
  'group.reached': 'L’objectif était de {{goal}}, et il est atteint',
  'group.target': 'Dans la cible',
  'group.empty': 'Personne n’y a été entendu',
  'group.emptyText': 'Qui porte une ceinture dans la salle pendant ce temps apparaît ici quelques minutes plus tard.',
  'group.outline': 'Des autres vous voyez ce que montrait l’écran : la durée et les points.',
  'group.hidden': 'Les zones et calories de tous ensemble apparaissent quand cinq d’entre eux les partagent avec le club.',
  'group.runs': 'C’est en cours : les chiffres changent jusqu’à ce que toutes les ceintures soient enlevées.',
  'group.counting': 'Le décompte continue : les dernières secondes arrivent encore pendant quelques minutes.',
  'group.see': 'Ce que chacun a fait',
  'group.soon': 'Qui s’est entraîné y apparaît, au complet quelques minutes après avoir enlevé les ceintures.',
};
