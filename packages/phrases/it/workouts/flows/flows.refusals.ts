import type { refusals as en } from '../../../en/workouts/flows/flows.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.FlowNotFound': 'Flusso di intensità non trovato. Qualcuno l’ha eliminato: torna ai flussi.',
  'error.TooManyFlows': 'Un club ha al massimo {{max}} flussi di intensità. Elimina quelli che nessuno usa più.',
  'flow-too-short': 'Un segmento dura almeno 15 secondi.',
  'flow-too-long': 'Un flusso dura al massimo 6 ore.',
  'flow-begins-at-zero': 'Il primo segmento comincia a 0.',
  'flow-percent': 'Da 20 a 100 per cento della frequenza, o fino a 200 della FTP.',
  'flow-cadence': 'Da 20 a 200 giri al minuto, o lascialo vuoto.',
  'flow-without-segments': 'Aggiungi almeno un segmento.',
  'flow-too-many-segments': 'Al massimo 200 segmenti.',
};
