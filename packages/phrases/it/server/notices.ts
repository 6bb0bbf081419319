import type { notices as en } from '../../en/server/notices.ts';
import type { Translated } from '../../phrases.ts';

export const notices: Translated<typeof en> = {
  'notices.hello': 'Ciao {{name}},',
  'notices.why': 'Ricevi questa e-mail perché sei socio di {{club}}.',
  'notices.seat-subject': 'Si è liberato un posto: {{class}}',
  'notices.seat-text':
    'Un posto in {{class}}, {{when}}, è riservato a te fino a {{until}}. Prendilo o lascialo a chi aspetta dopo di te.',
  'notices.seat-action': 'Rispondi ora',
  'notices.removed-subject': 'Non hai più un posto in {{class}}',
  'notices.removed-text': 'Il club ti ha tolto da {{class}}, {{when}}. Se non te lo aspettavi, chiedi alla reception.',
  'notices.released-text':
    'Il tuo posto in {{class}}, {{when}}, è stato liberato, perché nulla lo paga più. Paga quanto dovuto o scegli un altro abbonamento per prenotare di nuovo.',
  'notices.removed-action': 'Vedi altre lezioni',
  'notices.expiring-subject': '{{subscription}} scade presto',
  'notices.expiring-text': '{{subscription}} scade il {{date}}. Rinnovalo per continuare ad allenarti.',
  'notices.last-ticket-subject': 'Ultimo ingresso: {{subscription}}',
  'notices.last-ticket-text': 'Su {{subscription}} resta un solo ingresso.',
  'notices.expired-subject': '{{subscription}} è terminato',
  'notices.expired-text': '{{subscription}} è terminato. Rinnovalo per prenotare di nuovo.',
  'notices.tickets-gone-text': 'Hai usato l’ultimo ingresso di {{subscription}}. Rinnovalo per prenotare di nuovo.',
  'notices.unpaid-text':
    '{{subscription}} è stato disattivato perché non è stato pagato in tempo. Per averne uno nuovo chiedi alla reception.',
  'notices.not-renewed-text': '{{subscription}} non è stato rinnovato ed è terminato. Scegline un altro per prenotare di nuovo.',
  'notices.cancelled-subject': '{{subscription}} è stato disdetto',
  'notices.cancelled-text':
    '{{subscription}} è stato disdetto e non paga più prenotazioni. Se non te lo aspettavi, chiedi alla reception.',
  'notices.subscription-action': 'I miei abbonamenti',
  'notices.policies-subject': 'Ti chiediamo una risposta: {{titles}}',
  'notices.policies-text':
    '{{club}} ti chiede di leggere e accettare: {{titles}}. Fino ad allora le tue prenotazioni sono rifiutate.',
  'notices.policies-action': 'Leggi e rispondi',
  'notices.strap-why': 'Ricevi questa e-mail perché in Clubpulse questa fascia è tua, o l’hai chiesta.',
  'notices.strap-action': 'Le mie fasce',
  'notices.strap-asked-subject': '{{claimant}} chiede la tua fascia {{code}}',
  'notices.strap-asked-text':
    '{{claimant}} chiede la tua fascia {{code}}. Cedila o tienila entro il {{date}}. Senza risposta resta tua se l’hai usata negli ultimi 90 giorni.',
  'notices.strap-waits-subject': 'Hai chiesto la fascia {{code}}',
  'notices.strap-waits-text':
    'La fascia {{code}} è collegata a un’altra persona, che è stata avvisata. Avrai una risposta entro il {{date}}.',
  'notices.strap-gone-subject': 'La fascia {{code}} non è più tua',
  'notices.strap-given-text':
    'Hai ceduto la fascia {{code}} a {{claimant}}. Se non sei stato tu, cambia la password e avvisa il tuo club.',
  'notices.strap-confirmed-text':
    'Il tuo club ha dato la fascia {{code}} a {{claimant}}. Se non te lo aspettavi, chiedi alla reception.',
  'notices.strap-silent-text': 'La fascia {{code}} è passata a {{claimant}}: non l’hai usata per 90 giorni e non hai risposto.',
  'notices.strap-yours-subject': 'La fascia {{code}} è tua',
  'notices.strap-yours-text': 'Da ora la fascia {{code}} conta per te: sul tabellone e nel tuo diario.',
  'notices.strap-stays-subject': 'La fascia {{code}} resta tua',
  'notices.strap-stays-text': '{{claimant}} aveva chiesto la fascia {{code}}. Resta collegata a te.',
  'notices.strap-kept-subject': 'La fascia {{code}} resta a chi la usa',
  'notices.strap-kept-text':
    'Hai chiesto la fascia {{code}}. Resta collegata a un’altra persona. Se l’hai in mano, chiedi alla reception del tuo club.',
  'notices.refunded-text': '{{subscription}} è terminato con un rimborso. Le lezioni future che pagava sono annullate.',
  'notices.joining-subject': '{{athlete}} chiede di entrare in {{club}}',
  'notices.joining-text': '{{athlete}} ha inserito il codice di {{club}} e aspetta il tuo sì o no.',
  'notices.joining-action': 'Rispondi alla richiesta',
  'notices.asked-subject': '{{athlete}} chiede {{subscription}}',
  'notices.asked-text': '{{athlete}} chiede {{subscription}} a {{club}}. Assegnalo, o rispondi di no, sulla pagina del socio.',
  'notices.asked-action': 'Apri il socio',
  'notices.manager-why': 'Ricevi questa mail perché gestisci {{club}}.',
  'notices.declined-subject': 'Hai chiesto {{subscription}}',
  'notices.declined-text':
    'Il club ha risposto di no a {{subscription}}, che avevi chiesto. Chiedi al banco che cosa fa al caso tuo.',
  'notices.canceled-subject': '{{class}} è annullata',
  'notices.canceled-text': '{{club}} ha annullato {{class}} di {{when}}: {{reason}}',
  'notices.canceled-back-text':
    '{{club}} ha annullato {{class}} di {{when}}: {{reason}} – quello che hai usato per pagare è di nuovo tuo.',
  'notices.moved-subject': '{{class}} cambia orario: {{when}}',
  'notices.moved-text':
    '{{club}} ha spostato {{class}} da {{from}} a {{when}}. Il tuo posto si è spostato con la lezione. Se il nuovo orario non ti va bene, puoi disdire gratis fino all’inizio.',
  'notices.moved-why-text':
    '{{club}} ha spostato {{class}} da {{from}} a {{when}}: {{reason}} – il tuo posto si è spostato con la lezione. Se il nuovo orario non ti va bene, puoi disdire gratis fino all’inizio.',
  'notices.moved-action': 'Le mie prenotazioni',
  'notices.open-text': 'Si è liberato un posto in {{class}}, {{when}}. Va al primo di chi aspetta che lo prende.',
  'notices.open-action': 'Prendi il posto',
  'notices.welcome-subject': 'Ora fai parte di {{club}}',
  'notices.welcome-text':
    'Ti diamo il benvenuto. Nell’app prenoti il tuo posto, vedi i tuoi abbonamenti e trovi ogni allenamento che farai lì.',
  'notices.welcome-action': 'Apri l’app',
  'notices.first-training-subject': 'Il tuo primo allenamento a {{club}}',
  'notices.first-training-text':
    'Complimenti: {{minutes}} minuti di allenamento e {{points}} punti. Quello che ha fatto il tuo cuore, secondo per secondo, è nel tuo diario.',
  'notices.first-training-action': 'Apri il tuo allenamento',
};
