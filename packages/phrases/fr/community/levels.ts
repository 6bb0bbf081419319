import type { levels as en } from '../../en/community/levels.ts';
import type { Translated } from '../../phrases.ts';

export const levels: Translated<typeof en> = {
  'levels.name.0': 'Nouveau venu',
  'levels.name.1': 'Débutant',
  'levels.name.2': 'Actif',
  'levels.name.3': 'Régulier',
  'levels.name.4': 'Engagé',
  'levels.name.5': 'Entraîné',
  'levels.name.6': 'Solide',
  'levels.name.7': 'Expert',
  'levels.name.8': 'Champion',
  'levels.name.9': 'Maître',
  'levels.name.10': 'Légende',
  'levels.level': 'Niveau {{level}}',
  'levels.thisMonth': '{{points}} points sur {{needed}} ce mois-ci',
  'levels.reached': 'Ce mois compte.',
  'levels.atRisk': 'Vous êtes monté le mois dernier : avec moins de points, ce mois finit un niveau plus bas.',
  'levels.toNext_one': 'Encore {{number}} mois à {{points}} points pour {{name}}.',
  'levels.toNext_many': 'Encore {{number}} de mois à {{points}} points chacun pour {{name}}.',
  'levels.toNext_other': 'Encore {{number}} mois à {{points}} points chacun pour {{name}}.',
  'levels.highest': 'C’est le niveau le plus haut.',
  'levels.all': 'Tous les niveaux',
  'levels.why':
    'Chaque entraînement avec la fréquence cardiaque compte, au club et ailleurs. {{points}} points par mois font environ 150 minutes d’activité modérée par semaine.',
  'levels.risen': 'Vous avez atteint le niveau {{level}} : {{name}}',
};
