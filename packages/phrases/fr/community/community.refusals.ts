import type { refusals as en } from '../../en/community/community.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'challenge-too-long': 'Un défi dure {{max}} jours au plus. Choisissez un dernier jour plus proche.',
  'error.ChallengeBegun':
    'Ce défi a commencé : ses jours, ce qui compte et ses objectifs restent. Changez ses textes ou désactivez-le.',
  'error.ChallengeFinished': 'Ce défi est terminé. Choisissez-en un en cours.',
  'error.ChallengeRemoved': 'Le club vous a retiré de ce défi. Demandez à son équipe de vous y remettre.',
  'error.ChallengeNotOver':
    'Les récompenses sont données deux jours après la fin, si le défi est activé. Revenez à ce moment-là.',
  'goals-rise': 'Chaque objectif doit dépasser le précédent.',
  'goal-beyond-days': 'Personne ne peut l’atteindre : le défi a trop peu de jours pour cela.',
  'goal-too-low': 'Un objectif vaut au moins 1.',
  'reward-needed': 'Un objectif demande une récompense d’au moins 1 crédit.',
  'reward-by-manager':
    'Les récompenses de plus de 100 crédits sont données par les gérants et propriétaires. Promettez moins, ou demandez à l’un d’eux.',
  'rewards-rise': 'Chaque récompense doit dépasser la précédente.',
  'classes-not-trainings': 'Les cours ne sont pas des entraînements : retirez les limites d’entraînement ou comptez autre chose.',
  'best-needs-amount':
    'Seuls les points, les temps et les calories ont de meilleurs entraînements. Retirez cette limite ou comptez l’un d’eux.',
  'zones-without-points': 'La zone 0 ne donne pas de points. Choisissez aussi une autre zone.',
  'three-tiers': 'Trois paliers au plus. Pour en avoir plus, choisissez des objectifs.',
  'too-many-goals': '10 objectifs au plus.',
  'too-many-people': '500 personnes à la fois au plus.',
  'ranking-needed': 'Choisissez au moins un classement ou un défi.',
  'challenge-gone': 'Ce défi du club n’existe plus. Retirez-le.',
  'challenge-not-public': 'Tous les sportifs ne voient pas ce défi. Activez-le et ouvrez-le à tous, ou retirez-le.',
  'challenge-of-hearts':
    'Il compte des calories, du temps dans les zones ou certaines zones seules, qu’aucun site ne peut montrer. Retirez-le.',
  'challenge-over': 'Ce défi est terminé. Choisissez-en un en cours ou à venir.',
  'too-many-challenges': 'Au plus 10 défis. Retirez-en.',
  'timeframe-needed': 'Choisissez au moins une période.',
  'contrast-too-low': 'Trop proche du fond pour être lu. Rendez-le plus foncé ou plus clair.',
  'invalid-origin': 'Un site comme https://club.example, sans chemin.',
  'error.RankingsOff': 'Ce club ne classe pas ses sportifs. Les classements s’activent dans ses réglages.',
  'error.TrainerRankingsOff': 'Ce club ne classe pas ses entraîneurs. Ses réglages l’activent.',
};
