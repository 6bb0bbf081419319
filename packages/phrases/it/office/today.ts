import type { today as en } from '../../en/office/today.ts';
import type { Translated } from '../../phrases.ts';

export const today: Translated<typeof en> = {
  'training.openLive': 'Apri in grande',
  'training.liveNow': 'Il tuo cuore adesso',
  'training.noNews': 'Non arrivano dati nuovi',
  'training.offTheWall': 'Sei fuori dal tabellone',
  'training.offTheWallText':
    'È stato un trainer. L’allenamento e i punti continuano. Chiedi di tornare, o togli la fascia per un minuto.',
  'training.offline': 'Non in linea. Riprovo.',
  'training.was': 'era {{bpm}} bpm',
  'training.greeting': 'Ciao {{name}}',
  'training.noStrapText': 'Collega una volta la tua fascia cardio: poi ogni allenamento si registra da solo.',
  'training.lastTrainings': 'Ultimi allenamenti',
  'training.noTrainings': 'Ancora nessun allenamento',
  'training.noTrainingsText': 'Il primo allenamento compare qui cinque minuti dopo aver tolto la fascia.',
  'training.trainingsUnit_one': 'allenamento',
  'training.trainingsUnit_many': 'di allenamenti',
  'training.trainingsUnit_other': 'allenamenti',
};
