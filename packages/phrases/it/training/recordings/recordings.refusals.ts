import type { refusals as en } from '../../../en/training/recordings/recordings.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.RecordingTypeRefused': 'Non è un file FIT, TCX o GPX. Esporta di nuovo l’allenamento in uno di questi formati.',
  'error.RecordingPacked': 'È un file compresso. Estrailo, poi scegli i file che contiene o la loro cartella.',
  'error.RecordingDocumentType':
    'Inizia con definizioni proprie (DOCTYPE), che nessun orologio scrive e che non si leggono. Esportalo di nuovo dall’orologio o dalla sua app.',
  'error.RecordingBroken': 'Il file è danneggiato o incompleto. Caricalo di nuovo dall’orologio o dalla sua app.',
  'error.RecordingEmpty':
    'Non contiene allenamenti: nessun minuto con un orario e un valore possibile. Percorsi pianificati e impostazioni non si leggono.',
  'error.RecordingTooLarge': 'Contiene più valori di un giorno di allenamento. Dividilo in parti più brevi.',
  'error.RecordingTimes':
    'Secondo i suoi orari dura più di un giorno, finisce nel futuro o è precedente al 2000. Regola l’ora dell’orologio.',
  'error.RecordingNoRoute': 'Non ha un percorso, e un file GPX non contiene altro. Salvalo come FIT, TCX o CSV.',
  'recording-nothing': 'Il file è vuoto. Scaricalo di nuovo dall’orologio o dalla sua app.',
  'recording-too-large': 'Al massimo 25 MB. Dividilo in parti più brevi.',
};
