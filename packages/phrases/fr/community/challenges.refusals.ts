import type { refusals as en } from '../../en/community/challenges.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ChallengeBegun':
    'Ce défi a commencé : ses jours, ce qui compte et ses objectifs restent. Changez ses textes ou désactivez-le.',
  'error.ChallengeFinished': 'Ce défi est terminé. Choisissez-en un en cours.',
  'error.ChallengeRemoved': 'Le club vous a retiré de ce défi. Demandez à son équipe de vous y remettre.',
  'goals-rise': 'Chaque objectif doit dépasser le précédent.',
  'goal-too-low': 'Un objectif vaut au moins 1.',
  'reward-needed': 'Chaque objectif demande une récompense d’au moins 1 crédit.',
  'rewards-rise': 'Chaque récompense doit dépasser la précédente.',
};
