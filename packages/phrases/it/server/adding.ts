import type { adding as en } from '../../en/server/adding.ts';
import type { Translated } from '../../phrases.ts';

export const adding: Translated<typeof en> = {
  'adding.subject': '{{inviter}} ti ha iscritto a {{club}}',
  'adding.new-text':
    '{{inviter}} ti ha iscritto alla reception di {{club}}. Crea il tuo account con questo indirizzo, {{email}}, e confermalo: allora le tue prenotazioni e ciò che hai lì sono nelle tue mani. Se non eri d’accordo, lascia il club da lì o dillo alla reception.',
  'adding.known-text':
    'Hai detto a {{inviter}} alla reception che vuoi venire anche in {{club}}: ora è uno dei tuoi club, nell’account che hai. Se non eri d’accordo, lascialo dal tuo profilo o dillo alla reception.',
  'adding.sign-up': 'Crea il tuo account',
  'adding.why': 'Ricevi questa mail perché {{club}} ti ha iscritto.',
  'adding.email-subject': '{{club}} propone un altro indirizzo e-mail',
  'adding.email-text':
    '{{inviter}} di {{club}} ha inserito {{proposed}} come nuovo indirizzo e-mail del tuo account. Cambia solo se apri il link che abbiamo inviato lì entro {{hours}} ore e lo confermi. Fino ad allora accedi con {{email}}. Se è sbagliato, rifiutalo nel tuo profilo.',
  'adding.email-action': 'Apri il mio profilo',
  'adding.email-why': 'Ricevi questa mail perché un club propone di cambiare l’indirizzo del tuo account.',
};
