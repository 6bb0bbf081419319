import type { refusals as en } from '../../en/training/training.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'effort-is-hers': 'Quanto è stato duro un allenamento lo dice l’atleta.',
  'model-is-hers': 'Solo l’atleta può lasciar leggere a un modello i dati del suo allenamento.',
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
  'error.SenderNotConfirmed':
    'Le lettere partono quando hai confermato il tuo indirizzo {{email}}. Apri il link che ti abbiamo inviato, o chiedine un altro nel tuo profilo.',
  'error.SharedOftenWith':
    'Nell’ultima ora sono già partite più lettere su allenamenti a questo indirizzo. Invia tu il link, o riprova tra un’ora.',
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
  'error.WearablesOff': 'Qui non si possono collegare orologi Garmin.',
  'error.WearableQuestionOver': 'Troppo tardi, o già risposto. Collega di nuovo.',
  'error.WearableNotAgreed': 'Garmin non accetta la risposta. Collega di nuovo e dai il consenso lì.',
  'error.WearableOfAnother': 'Questo account Garmin è collegato a un’altra persona qui. Scollegalo prima lì.',
  'error.WearableAway': 'Garmin non risponde. Collega di nuovo tra qualche minuto.',
};
