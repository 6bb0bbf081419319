import type { program as en } from '../../../en/workouts/sheets/program.ts';
import type { Translated } from '../../../phrases.ts';

export const program: Translated<typeof en> = {
  'duration-too-short': 'Un esercizio o una pausa dura almeno 5 secondi.',
  'rest-too-short': 'Un recupero dura almeno 5 secondi.',
  'segment-too-short': 'Un segmento di una scheda a intervalli dura almeno 15 secondi.',
  'reps-in-interval': 'Una scheda a intervalli conta il tempo, non le ripetizioni.',
  'reps-and-duration': 'Inserisci le ripetizioni o una durata, non entrambe.',
  'only-a-pause': 'Indica quante volte o per quanto tempo: un esercizio non può essere solo una pausa.',
  'only-pauses': 'Una serie non può contenere solo pause. Aggiungi un esercizio.',
  'exercise-required': 'Ogni serie ha bisogno di almeno un esercizio.',
  'too-many-exercises': 'Una serie ha al massimo 9 esercizi.',
  'exercise-twice': 'Questo esercizio è già nella serie.',
  'exercise-removed': 'Definizione dell’esercizio non trovata (rimossa)',
  'reps-max-too-low': 'Le ripetizioni massime non possono essere meno delle minime.',
  'weight-max-too-low': 'Il peso massimo deve superare il minimo.',
  'zone-max-too-low': 'La zona massima non può essere sotto la minima.',
  'weight-out-of-range': 'Inserisci un peso sopra 0 e fino a 1.000 kg.',
  'rpe-out-of-range': 'Inserisci uno sforzo da 0 a 10, a passi di mezzo punto.',
  'invalid-tempo': 'Inserisci un ritmo come 3-1-1-0, hold o fast.',
  'set-required': 'Ogni gruppo ha bisogno di almeno una serie.',
  'too-many-sets': 'Un gruppo ha al massimo 20 serie.',
  'group-required': 'Ogni giorno ha bisogno di almeno un gruppo.',
  'too-many-day-groups': 'Un giorno ha al massimo 20 gruppi.',
  'day-required': 'Una scheda ha bisogno di almeno un giorno.',
  'too-many-days': 'Una scheda ha al massimo 14 giorni.',
  'sheet-too-long': 'Una scheda ha al massimo 500 esercizi e pause. Dividila in due.',
};
