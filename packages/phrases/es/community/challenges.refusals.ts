import type { refusals as en } from '../../en/community/challenges.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ChallengeBegun':
    'Este reto ha empezado: sus días, lo que cuenta y sus objetivos se quedan. Cambia los textos o desactívalo.',
  'error.ChallengeFinished': 'Este reto ha terminado. Elige uno en curso.',
  'error.ChallengeRemoved': 'El club te ha sacado de este reto. Pide al personal que te vuelva a incluir.',
  'goals-rise': 'Cada objetivo debe superar al anterior.',
  'goal-too-low': 'Un objetivo es como mínimo 1.',
  'reward-needed': 'Cada objetivo necesita un premio de al menos 1 crédito.',
  'rewards-rise': 'Cada premio debe superar al anterior.',
};
