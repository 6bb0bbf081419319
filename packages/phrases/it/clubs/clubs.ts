import type { clubs as en } from '../../en/clubs/clubs.ts';
import type { Translated } from '../../phrases.ts';

export const clubs: Translated<typeof en> = {
  'clubs.joinText': 'Il tuo club ti dà un codice: su una tessera, in un messaggio o alla reception.',
  'clubs.joinAction': 'Iscriviti',
  'clubs.joined': 'Ti diamo il benvenuto in {{club}}',
  'clubs.joinedText': 'Gli allenamenti in questo club ora arrivano nel tuo diario.',
  'clubs.joinWaits': 'Richiesta inviata a {{club}}',
  'clubs.joinWaitsText': 'Il club risponde sì o no a ognuno. Riceverai una mail con la risposta.',
  'clubs.later': 'Non ora',
  'clubs.namesText':
    'Lo staff di {{club}} legge il tuo nome dove si dice chi viene e chi si è allenato. I tabelloni mostrano il nickname.',
  'clubs.goOn': 'Avanti',
  'clubs.policiesLeft_one': '{{club}} ti chiede di leggere e rispondere.',
  'clubs.policiesLeft_many': '{{club}} ti chiede di leggere e rispondere a {{count}} condizioni, una dopo l’altra.',
  'clubs.policiesLeft_other': '{{club}} ti chiede di leggere e rispondere a {{count}} condizioni, una dopo l’altra.',
  'clubs.sharing': 'Cosa può vedere {{club}}',
  'clubs.sharingBrought':
    'Se {{club}} aveva già il tuo telefono, la data di nascita o l’indirizzo, da ora li gestisci tu: il club li vede solo se attivi “{{purpose}}”.',
  'clubs.sharingText': 'Vede sempre il tuo nome, la tua e-mail e quello che fai lì. A chi tiene una lezione serve anche questo:',
  'clubs.shareNeeded': 'Condividi ciò che serve per una lezione',
  'clubs.goOnUnshared': 'Avanti senza condividere',
  'clubs.sharingOff': 'Quello che non condividi resta tuo. Puoi cambiare idea nel profilo in ogni momento.',
  'clubs.shareEach': 'Scegli voce per voce',
};
