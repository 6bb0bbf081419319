import type { refusals as en } from '../../en/community/embeds.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
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
};
