import type { refusals as en } from '../../en/community/challenges.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ChallengeBegun':
    'Questa sfida è iniziata: giorni, ciò che conta e obiettivi restano. Cambia i testi, oppure disattivala.',
  'error.ChallengeFinished': 'Questa sfida è finita. Scegline una in corso.',
  'error.ChallengeRemoved': 'Il club ti ha tolto da questa sfida. Chiedi allo staff di rimetterti.',
  'goals-rise': 'Ogni obiettivo deve superare il precedente.',
  'goal-too-low': 'Un obiettivo è almeno 1.',
  'reward-needed': 'Ogni obiettivo ha bisogno di un premio di almeno 1 credito.',
  'rewards-rise': 'Ogni premio deve superare il precedente.',
};
