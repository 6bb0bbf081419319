import type { families as en } from '../../../en/members/families/families.ts';
import type { Translated } from '../../../phrases.ts';

export const families: Translated<typeof en> = {
  'members.family': 'Famiglia',
  'members.familyNote':
    'Uno paga per più persone. Ognuno tiene il proprio account, diario e consensi; chi paga non ne vede nulla.',
  'members.familyNobody': 'Nessuno paga per te e tu non paghi per nessuno.',
  'members.familyUnconfirmed':
    'Se qualcuno si offre di pagare per te, lo vedi qui dopo aver confermato {{email}}: apri il link che ti abbiamo mandato.',
  'members.familyUnconfirmedNoMail':
    'Chi si offre di pagare per te ti trova con un indirizzo confermato, e questo server non invia mail per confermare {{email}}. Chiedi al club di attivarle.',
  'members.familyOffer': '{{name}} vorrebbe pagare per te',
  'members.familyOfferText':
    '{{name}} vedrà quanto devi a {{club}} e potrà pagarlo. Diario, battiti e salute restano tuoi. Ognuno dei due può terminarlo in ogni momento.',
  'members.familyAgree': 'Accetta',
  'members.familyAgreed': 'Ora {{name}} paga per te',
  'members.familyDeclined': 'Hai rifiutato l’offerta di {{name}}',
  'members.familyPaysForYou': 'paga per te dal {{date}}',
  'members.familyPaidByYou': 'pagato da te dal {{date}}',
  'members.familyWaits': 'richiesta del {{date}}, ancora senza risposta',
  'members.familyAsk': 'Paga per qualcuno',
  'members.familyAskText':
    'Chi ha questo indirizzo trova la tua offerta nel proprio profilo, non appena l’ha confermato e fa parte di {{club}}. Vedi il nome quando accetta.',
  'members.familyAskAct': 'Chiedi',
  'members.familyAsked': 'Richiesta inviata a {{email}}',
  'members.familyTakeBack': 'Ritira',
  'members.familyTakenBack': 'Ritirata: {{email}}',
  'members.familyMayBook': 'Può vedere le mie lezioni e prenotare e disdire per me',
  'members.familyBookFor': 'Prenota per {{name}}',
  'members.familyBook': 'Prenota lezioni',
  'members.familyEnd': 'Termina',
  'members.familyEndTitle': 'Terminare con {{name}}?',
  'members.familyEndOwn':
    'Da ora paghi tu per te e {{name}} non vede più quanto devi. Abbonamenti, prenotazioni e diario restano come sono.',
  'members.familyEndOther':
    'Non vedi più quanto deve {{name}}. Il debito resta di {{name}}; abbonamenti e prenotazioni restano come sono.',
  'members.familyEndDesk':
    '{{payer}} non paga più per {{name}}. Quanto deve {{name}} resta dovuto; abbonamenti e prenotazioni restano come sono.',
  'members.familyEnded': 'Terminato con {{name}}',
  'members.familyPayer': 'Paga per lei',
  'members.familyPaysFor': 'Paga per',
  'members.familyAskFor': 'Paga per qualcuno',
  'members.familyAskForTitle': 'Per chi paga {{name}}?',
  'members.familyAskForText': 'La persona scelta riceve una mail e accetta nel proprio profilo. Fino ad allora non cambia nulla.',
};
