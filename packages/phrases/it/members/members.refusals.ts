import type { refusals as en } from '../../en/members/members.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.FamilyOneself': 'Ognuno paga già per sé. Indica un’altra persona.',
  'error.FamilyFull':
    'In un club una persona paga per {{max}} al massimo, comprese quelle che non hanno risposto. Prima terminane o ritirane una.',
  'error.AlreadyInFamily': 'Qualcuno paga già per questo socio. Prima termina quel legame.',
  'error.FamilyChain': 'In un club o si paga per altri o si è pagati da altri. Prima termina uno dei due legami.',
  'error.FileTypeRefused': 'Si conservano solo {{types}}. Salvalo in uno di questi formati o fotografalo.',
  'error.FilesFull': 'Ci sono già {{max}} file o {{mb}} MB. Eliminane uno che non serve più.',
  'files-too-large': 'Al massimo 10 MB. Riducilo o fotografalo.',
  'error.HandoverByMail':
    'Questo server manda e-mail: si accede con il link nell’e-mail. Invia di nuovo l’invito, o fagli chiedere una nuova password.',
  'error.HandoverOfOthers':
    'Questa persona fa parte anche di un club che non gestisci, o qui ha un ruolo sopra il tuo: il link lo crea un amministratore.',
  'error.ImportRuns': 'Un altro file è ancora in corso di importazione. Aspetta che finisca.',
  'group-unknown': 'Non è tra i gruppi del club: {{name}}. Correggilo, o scegli in Colonne di crearlo',
  'too-many-groups': 'Indica al massimo 20 gruppi.',
  'too-many-rows': 'Al massimo 2.000 persone per file. Dividilo.',
  'error.UserIsMember': "L'utente con e-mail {{email}} fa già parte del tuo club.",
  'error.UserIsInvited': 'Un invito a {{email}} aspetta già una risposta. Invialo di nuovo.',
  'error.InvitationUsed': 'Questo invito è già stato accettato.',
  'error.InvitationOver': 'Questo invito è scaduto. Chiedine uno nuovo al club.',
  'error.InvitationInactive': 'Il club ha disattivato questo invito. Chiedi alla reception.',
  'error.InvitationOldFormat': 'I link di questo tipo non funzionano più dal 31 luglio. Chiedi un nuovo invito al club.',
  'error.InvitationOfOther': "Questo invito è per un altro indirizzo e-mail. Accedi con l'indirizzo a cui è stato inviato.",
  'error.InvitationToConfirm':
    'Prima conferma {{email}}: apri il link nella mail che ti abbiamo inviato (dal Profilo la rispedisci), poi accetta. Se questo server non manda e-mail, chiedi al club il tuo link d’invito.',
  'error.InvitationProofWrong':
    'Questo link non conferma un indirizzo: è incompleto o non è dell’ultima e-mail. Riapri l’ultima e-mail o continua senza.',
  'error.InvitationSentOften':
    'A questo indirizzo si è scritto abbastanza. Invita di nuovo tra due settimane, oppure dai un link.',
  'too-many-invitees': 'Al massimo 200 persone alla volta.',
  'error.StaffUnproved':
    'Non ha ancora confermato la sua e-mail: nessuno sa se è sua. Quando l’avrà confermata potrà lavorare qui. Se questo server non manda e-mail, dagli prima un link di accesso.',
  'error.LastManager': 'Nessun altro gestisce questo club. Nomina prima un altro manager.',
  'error.NoteOfAnother': 'Solo chi ha scritto una nota la cambia o la elimina. Scrivine una tua, o spostala nello storico.',
  'error.StaysClient': 'Chi ha qualcosa di pagato resta cliente.',
  'error.MoveTooOld': 'Uno spostamento si annulla entro 15 minuti. Rispostali a mano.',
  'error.NotToBeCalled':
    'Questa persona ha chiesto di non essere chiamata. Prima togli il divieto, oppure scrivi un compito senza chiamata.',
  'error.TaskNotOpen': 'Questo compito è già fatto, o non è una chiamata. Riapri l’elenco.',
  'member-without-account':
    'Nessuno potrebbe confermarlo: questa persona non ha qui un account con un indirizzo che un link può cambiare.',
  'error.LeaveCodeNeeded': 'Per togliere te stesso serve il codice che ti inviamo per e-mail. Chiedilo prima.',
  'leave-code-wrong': 'Non è questo il codice. Ha sei cifre ed è nell’e-mail più recente.',
  'leave-code-over': 'Questo codice non vale più. Inviane uno nuovo.',
};
