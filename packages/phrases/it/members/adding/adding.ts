import type { adding as en } from '../../../en/members/adding/adding.ts';
import type { Translated } from '../../../phrases.ts';

export const adding: Translated<typeof en> = {
  'members.deskAdd': 'Iscrivi alla reception',
  'members.deskAddAct': 'Iscrivi',
  'members.deskAddText': 'Per chi è qui davanti. Entra subito nel club, con la prova del club se c’è, e riceve una mail.',
  'members.deskAddTextNoMail': 'Per chi è qui davanti. Entra subito nel club, con la prova del club se c’è.',
  'members.deskEmailNote': 'La sua: con questa prenderà poi possesso dell’account.',
  'members.deskAgreed': 'La persona è al banco ed è d’accordo',
  'members.deskAdded': '{{name}} ora fa parte del club',
  'members.deskInvited': 'Invito inviato a {{email}}',
  'members.deskInvitedText': 'Con questo indirizzo esiste già un account: chi lo possiede entra con l’invito nella sua posta.',
  'members.correctTitle': 'Correggi i dati di {{name}}',
  'members.correctSignsIn':
    '{{name}} riceve una notifica di ciò che cambi, e il registro del club lo riporta. L’indirizzo e-mail lo cambia solo chi lo possiede.',
  'members.howKnown': 'Come lo sai',
  'members.howKnownNote': 'Serve per nome e data di nascita. È scritto nel registro del club.',
  'members.known-IdentityCard': 'documento visto',
  'members.known-AtDesk': 'detto alla reception',
  'members.known-ByPhone': 'detto al telefono',
  'members.known-InWriting': 'messaggio scritto',
  'members.correctNotShared':
    '{{name}} non condivide “{{purpose}}” con il tuo club: data di nascita, telefono e indirizzo qui non si vedono e non si cambiano.',
  'members.broughtYet':
    'Ciò che il club ha scritto di {{name}} (telefono, data di nascita, indirizzo) diventa suo al primo accesso. Da allora il club lo vede solo se condivide “{{purpose}}”.',
  'members.broughtHers':
    'Ciò che il club ha portato di {{name}} (telefono, data di nascita, indirizzo) sta nel suo profilo da quando ha fatto l’accesso. Il club lo rivede se condivide “{{purpose}}”.',
  'members.broughtWaits':
    'Ciò che il club ha portato di {{name}} (telefono, data di nascita, indirizzo) attende la conferma della sua e-mail, poi sta nel suo profilo. Il club lo vede se condivide “{{purpose}}”. I gruppi ci sono già.',
  'members.corrected': 'Dati di {{name}} corretti',
  'members.myCorrection':
    '{{club}} ha corretto il tuo profilo il {{date}}: {{changes}}. Se è sbagliato, puoi annullare fino al {{until}}.',
  'members.correctedValue': '{{field}}: {{became}} invece di {{was}}',
  'members.correctedLately': 'Corretto negli ultimi {{count}} giorni',
  'members.correctedBy': 'Il {{date}}, {{name}}',
  'members.correctionUndone': 'La correzione è annullata',
  'members.correctionStays': 'Da allora è cambiato di nuovo: nulla è stato annullato',
  'members.myProposal':
    '{{club}} propone {{email}} come indirizzo e-mail del tuo account. Apri il link che abbiamo inviato lì e confermalo entro {{until}}; fino ad allora non cambia nulla.',
  'members.proposalDeclined': 'Il tuo indirizzo resta com’è',
  'members.proposalTitle': 'Indirizzo e-mail',
  'members.proposalLead':
    '{{name}} lo conferma entro 48 ore con un link che inviamo al nuovo indirizzo. Fino ad allora resta l’indirizzo attuale, che riceve un avviso.',
  'members.proposalField': 'Nuovo indirizzo',
  'members.propose': 'Invia il link',
  'members.proposalSent': 'Ora {{name}} deve confermare l’indirizzo',
  'members.proposalWaits': 'In attesa di {{name}} fino a {{until}}. Nel frattempo resta l’indirizzo attuale.',
  'members.proposalCanceled': 'La proposta è annullata',
};
