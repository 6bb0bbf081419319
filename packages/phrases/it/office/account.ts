import type { account as en } from '../../en/office/account.ts';
import type { Translated } from '../../phrases.ts';

export const account: Translated<typeof en> = {
  'accounts.accountTitle': 'I tuoi dati e il tuo account',
  'accounts.securityText': 'E-mail, password, secondo passaggio e dove sei connesso.',
  'accounts.exportText':
    'Tutto ciò che Clubpulse conserva di te, in un unico file JSON: profilo, allenamenti, prenotazioni, abbonamenti, consensi.',
  'accounts.exportAct': 'Scarica i miei dati',
  'accounts.exportFile': 'i-miei-dati',
  'accounts.deleteText':
    'Profilo, allenamenti, prenotazioni e tutto il resto che ti riguarda vengono eliminati, in ogni club. Ciò che è stato pagato resta nei registri dei club senza il tuo nome; lo conservano solo le ricevute emesse.',
  'accounts.leaveOwed': 'Devi al club {{amount}}. Resta dovuto anche dopo che te ne vai.',
  'accounts.deleteOwed': 'Devi {{amount}}. Resta dovuto, con il tuo nome, finché non è pagato o stralciato.',
  'accounts.deleteAct': 'Elimina il mio account',
  'accounts.deleteTitle': 'Eliminare il tuo account?',
  'accounts.deleteGone': 'Non si può annullare. Se vuoi conservare i tuoi dati, scaricali prima.',
  'accounts.deleteTyped': 'Scrivi {{email}} per continuare',
  'accounts.deleteError': 'L’account non è stato eliminato',
  'accounts.leaveAct': 'Lascia {{club}}',
  'accounts.leaveTitle': 'Lasciare {{club}}?',
  'accounts.leaveConfirm': 'Lascia il club',
  'accounts.leaveText':
    'Ciò che il club tiene per te va via con la tua iscrizione. Ciò che è stato pagato resta nei suoi registri; i tuoi allenamenti e gli altri tuoi club restano tuoi.',
  'accounts.left': 'Hai lasciato {{club}}',
  'accounts.leaveError': 'Non hai lasciato il club',
};
