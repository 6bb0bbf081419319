import type { refusals as en } from '../../en/training/trainings.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.TrainingRuns': 'Questo allenamento viene ancora rilevato. Si può eliminare cinque minuti dopo che la fascia tace.',
  'error.TrainingIsHers':
    'Ciò che è stato rilevato o scritto dall’atleta lo sposta e lo elimina solo l’atleta. Chiedi che lo faccia.',
  'training-overlaps': 'In questo orario c’è già un allenamento. Modifica uno dei due.',
  'training-not-over': 'Non sarebbe ancora finito. Inserisci una durata più breve o un inizio precedente.',
  'training-too-early': 'È prima della nascita dell’atleta, o prima del 1900. Inserisci una data successiva.',
  'name-is-link': 'Un indirizzo web non è un nome. Inserisci il nome della persona.',
  'training-too-fast': 'Nessuno è così veloce per tanto tempo. Controlla distanza e durata.',
  'training-too-many-calories': 'Nessuno consuma tanto in questo tempo. Controlla calorie e durata.',
  'training-heard': 'Gli orari di un allenamento rilevato sono quelli della fascia. Modifica nome, tipo o nota.',
  'training-recorded':
    'I suoi orari sono quelli della registrazione. Modifica il resto, oppure eliminalo e importa un altro file.',
};
