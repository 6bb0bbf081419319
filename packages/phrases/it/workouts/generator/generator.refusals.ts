import type { refusals as en } from '../../../en/workouts/generator/generator.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.NoExercisesAvailable':
    'Nessun esercizio disponibile per l’attrezzatura scelta. Scegli un altro luogo, oppure aggiungi attrezzi ed esercizi al club. Anche le condizioni possono non lasciarne.',
  'error.NoModelSet': 'Questo server non ha un modello che legga le parole. Scegli le voci a mano.',
  'no-sheet': 'Per un problema cardiaco non controllato non si fa nessuna scheda: la persona deve prima vedere un medico.',
  'not-cleared': 'Serve prima il consenso di un medico: conferma di averlo visto.',
};
