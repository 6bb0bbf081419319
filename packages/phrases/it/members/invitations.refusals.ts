import type { refusals as en } from '../../en/members/invitations.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.UserIsMember': "L'utente con e-mail {{email}} fa già parte del tuo club.",
  'error.UserIsInvited': 'Un invito a {{email}} aspetta già una risposta. Invialo di nuovo.',
  'error.InvitationUsed': 'Questo invito è già stato accettato.',
  'error.InvitationOver': 'Questo invito è scaduto. Chiedine uno nuovo al club.',
  'error.InvitationInactive': 'Il club ha disattivato questo invito. Chiedi alla reception.',
  'error.InvitationOldFormat': 'I link di questo tipo non funzionano più dal 31 luglio. Chiedi un nuovo invito al club.',
  'error.InvitationOfOther': "Questo invito è per un altro indirizzo e-mail. Accedi con l'indirizzo a cui è stato inviato.",
  'error.InvitationToConfirm':
    'Prima conferma {{email}}: apri il link nella mail che ti abbiamo inviato (dal Profilo la rispedisci), poi accetta. Se questo server non manda e-mail, chiedi al club il tuo link d’invito.',
  'error.InvitationSentOften':
    'A questo indirizzo si è scritto abbastanza. Invita di nuovo tra due settimane, oppure dai un link.',
  'too-many-invitees': 'Al massimo 200 persone alla volta.',
};
