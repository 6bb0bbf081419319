import type { refusals as en } from '../../../en/training/recordings/recordings.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.RecordingTypeRefused': 'Non è un file FIT, TCX o GPX. Esporta di nuovo l’allenamento in uno di questi formati.',
  'error.RecordingPacked': 'È un file compresso. Estrailo, poi scegli i file che contiene o la loro cartella.',
  'error.RecordingDocumentType':
    'Inizia con definizioni proprie (DOCTYPE), che nessun orologio scrive e che non si leggono. Esportalo di nuovo dall’orologio o dalla sua app.',
  'error.RecordingBroken': 'Il file è danneggiato: non se ne può leggere nulla. Caricalo di nuovo dall’orologio o dalla sua app.',
  'error.RecordingEmpty':
    'Nulla in esso ha un orario: è un percorso pianificato, o impostazioni. Scegli il file di un allenamento.',
  'error.RecordingTooLarge': 'Contiene più valori di un giorno di allenamento. Dividilo in parti più brevi.',
  'error.RecordingTooShort': 'Dura meno di un minuto. Un allenamento dura almeno un minuto.',
  'error.RecordingTooLong': 'Dura più di un giorno. Dividilo in parti più brevi.',
  'error.RecordingWithoutValues':
    'I suoi punti hanno un orario, ma nessun valore possibile. Esportalo di nuovo dall’orologio o dalla sua app.',
  'error.RecordingAhead':
    'Secondo i suoi orari finisce nel futuro. Regola l’ora dell’orologio e correggi gli orari nella sua app.',
  'error.RecordingUndated':
    'Secondo i suoi orari è precedente al 2000: l’ora dell’orologio non era regolata. Correggi gli orari nella sua app.',
  'error.RecordingNoRoute': 'Non ha un percorso, e un file GPX non contiene altro. Salvalo come FIT, TCX o CSV.',
  'recording-nothing': 'Il file è vuoto. Scaricalo di nuovo dall’orologio o dalla sua app.',
  'recording-too-large': 'Al massimo 25 MB. Dividilo in parti più brevi.',
};
