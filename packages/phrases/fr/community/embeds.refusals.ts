import type { refusals as en } from '../../en/community/embeds.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'ranking-needed': 'Choisissez au moins un classement.',
  'timeframe-needed': 'Choisissez au moins une période.',
  'contrast-too-low': 'Trop proche du fond pour être lu. Rendez-le plus foncé ou plus clair.',
  'invalid-origin': 'Un site comme https://club.example, sans chemin.',
};
