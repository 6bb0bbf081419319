import type { handovers as en } from '../../../en/members/handovers/handovers.ts';
import type { Translated } from '../../../phrases.ts';

export const handovers: Translated<typeof en> = {
  'members.invitationLink': 'Link d’invito per {{name}}',
  'members.signInLink': 'Link di accesso per {{name}}',
  'members.invitationLinkText':
    'Questo server non manda e-mail. Crea un link e dallo tu a {{name}}: imposta la password, fa accedere e mostra l’invito, che si accetta con un tocco. Vale una sola volta, per un’ora; uno più recente lo sostituisce. Il registro del club conserva chi l’ha creato.',
  'members.signInLinkText':
    'Questo server non manda e-mail. Crea un link e dallo di persona a {{name}}: chi lo apre accede come {{name}}. Vale una sola volta, per un’ora; uno più recente lo sostituisce. Il registro del club conserva chi l’ha creato.',
  'members.handOverMake': 'Crea il link',
  'members.handedAccount':
    'Lo apre sul proprio telefono, sceglie una password e accede subito. Se esiste già un account con {{email}}, scrive invece la sua password.',
  'members.handedNotTheirs':
    'Se non ha aperto quell’account, il link lo crea un amministratore di questo server, da questo invito.',
  'members.handedHeld':
    'Anche un altro club ha registrato {{email}}: {{name}} può aprire l’account, ed entra quando un amministratore di questo server crea il link, da questo invito.',
  'members.handedPassword':
    'Lo apre sul proprio telefono e sceglie una nuova password. Viene chiuso ogni accesso aperto; il secondo passaggio resta com’è.',
  'members.handedProof':
    'Questo account l’ha aperto la persona stessa, quindi qui nessuno può cambiarne la password. Apre il link e scrive la propria: da quel momento il club sa chi è e può darle un ruolo. Chi l’ha dimenticata si rivolge a un amministratore.',
  'members.handedUntil': 'Vale una sola volta, fino alle {{time}}.',
  'members.handedCopy': 'Copia il link',
};
