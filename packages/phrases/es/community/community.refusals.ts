import type { refusals as en } from '../../en/community/community.refusals.ts';
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
  'ranking-needed': 'Elige al menos una clasificación o un reto.',
  'challenge-gone': 'Este reto del club ya no existe. Quítalo.',
  'challenge-not-public': 'No todos los atletas ven este reto. Actívalo y ábrelo a todos, o quítalo.',
  'challenge-of-hearts': 'Cuenta calorías, tiempo en zonas o solo ciertas zonas, y ninguna web puede mostrarlo. Quítalo.',
  'challenge-over': 'Este reto ha terminado. Elige uno en curso o próximo.',
  'too-many-challenges': 'Como máximo 10 retos. Quita alguno.',
  'timeframe-needed': 'Elige al menos un periodo.',
  'contrast-too-low': 'Demasiado parecido al fondo para leerse. Hazlo más oscuro o más claro.',
  'invalid-origin': 'Una web como https://club.example, sin ruta.',
  'error.RankingsOff': 'Este club no clasifica a sus atletas. Las clasificaciones se activan en sus ajustes.',
  'error.TrainerRankingsOff': 'Este club no clasifica a sus entrenadores. Se activa en sus ajustes.',
};
