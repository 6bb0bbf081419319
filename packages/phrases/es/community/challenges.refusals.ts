import type { refusals as en } from '../../en/community/challenges.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'challenge-too-long': 'Un reto dura como máximo {{max}} días. Elige un último día anterior.',
  'error.ChallengeBegun':
    'Este reto ha empezado: sus días, lo que cuenta y sus objetivos se quedan. Cambia los textos o desactívalo.',
  'error.ChallengeFinished': 'Este reto ha terminado. Elige uno en curso.',
  'error.ChallengeRemoved': 'El club te ha sacado de este reto. Pide al personal que te vuelva a incluir.',
  'error.ChallengeNotOver': 'Los premios se dan dos días después del final, si el reto está activado. Vuelve entonces.',
  'goals-rise': 'Cada objetivo debe superar al anterior.',
  'goal-beyond-days': 'Nadie puede alcanzarlo: el reto tiene muy pocos días para ello.',
  'goal-too-low': 'Un objetivo es como mínimo 1.',
  'reward-needed': 'Un objetivo necesita un premio de al menos 1 crédito.',
  'reward-by-manager':
    'Las recompensas de más de 100 créditos las dan gestores y propietarios. Promete menos o pídeselo a uno de ellos.',
  'rewards-rise': 'Cada premio debe superar al anterior.',
  'classes-not-trainings': 'Las clases no son entrenamientos: quita los límites de los entrenamientos o cuenta otra cosa.',
  'best-needs-amount':
    'Solo los puntos, los tiempos y las calorías tienen mejores entrenamientos. Quita este límite o cuenta uno de ellos.',
  'zones-without-points': 'La zona 0 no da puntos. Elige también otra zona.',
  'three-tiers': 'Tres tramos como máximo. Para tener más, elige objetivos.',
  'too-many-goals': '10 objetivos como máximo.',
  'too-many-people': '500 personas a la vez como máximo.',
};
