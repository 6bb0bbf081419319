import type { refusals as en } from '../../en/accounts/images.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ImageTypeRefused': 'Questa non è un’immagine di un tipo ammesso: {{types}}.',
  'error.ImageTooSmall':
    'L’immagine ha {{width}} × {{height}} pixel, ne servono almeno {{minWidth}} × {{minHeight}}. Scegline una più grande.',
  'error.ImageTooLarge': 'L’immagine ha più di {{max}} milioni di pixel. Riducila e riprova.',
  'error.ImageUnreadable': 'L’immagine non si può leggere: il file è danneggiato o incompleto. Salvala di nuovo e riprova.',
  'error.ImagesFull':
    'Ci sono già {{max}} immagini. Togli quelle che non servono più o riprova più tardi: quelle che nessuno mostra fanno posto da sole.',
  'error.ImageAddressRefused':
    'Questo indirizzo non si può interrogare. Inseriscine uno che inizia con https:// e che tutti possono aprire.',
  'error.ImageNotFetched':
    'Da questo indirizzo non è arrivata alcuna immagine. Aprilo nel browser e controlla che ne mostri una.',
};
