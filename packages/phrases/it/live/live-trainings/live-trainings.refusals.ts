import type { refusals as en } from '../../../en/live/live-trainings/live-trainings.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.LiveTrainerNotOfClub': 'Un allenamento live ha bisogno di un trainer di questo club. Scegline uno dall’elenco.',
  'error.LiveNotEnabled': 'Clubpulse LIVE non disponibile o non attivato per il club.',
  'error.LiveTrainingLimit': 'Raggiunto il numero massimo di allenamenti live per il club.',
  'error.LiveStartError': 'Ferma prima {{name}}: lo sta guidando {{trainer}}.',
  'error.LiveStartElsewhere': 'In un altro club {{trainer}} sta guidando qualcosa. Riprova quando sarà finito.',
  'error.LiveTrainingRunning': 'Questo allenamento live è in corso. Prima fermalo.',
  'error.LiveTrainingOver': 'Questo allenamento live è finito. Pianificane uno nuovo.',
  'error.LiveTrainingNotStarted': 'Questo allenamento live non è stato avviato.',
  'error.LiveTrainingEarly':
    'Si può avviare da {{minutes}} minuti prima dell’inizio. Per cominciare adesso, cambia l’ora d’inizio.',
  'live-begin-past': 'Quest’ora è già passata. Scegline una più tardi.',
  'live-slots-overlap':
    'A quest’ora un altro della serie non è finito, e un solo trainer li guida tutti. Scegli un’ora successiva.',
};
