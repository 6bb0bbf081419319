import type { refusals as en } from '../../../en/workouts/sheets/sheets.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.WorkoutSheetNotFound': 'Scheda non trovata. È stata eliminata o non è più condivisa con te.',
  'error.TooManyWorkoutSheets': 'Si possono avere al massimo {{max}} schede. Elimina quelle che nessuno usa più.',
  'error.ExerciseNotFoundInDestinationClub':
    'Esercizio non trovato nel club di destinazione: {{names}}. Aggiungilo o pubblicalo lì, oppure sostituiscilo qui.',
  'error.WorkoutSheetNotClonable': 'Il club non permette ai soci di farne una scheda propria. Chiedi a un trainer.',
  'error.WorkoutSheetNotPublishable': 'Non destinate alla pubblicazione: {{names}}. Permettila prima nella scheda.',
  'error.WorkoutSheetNotShareable': 'Questa scheda non è destinata alla condivisione. Permettila prima nella scheda.',
  'error.ExerciseRemoved': 'Definizione dell’esercizio non trovata (rimossa). Sostituiscilo nella scheda, poi copiala.',
};
