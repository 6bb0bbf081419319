import type { refusals as en } from '../../../en/training/sharing/sharing.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.SenderNotConfirmed':
    'Le lettere partono quando hai confermato il tuo indirizzo {{email}}. Apri il link che ti abbiamo inviato, o chiedine un altro nel tuo profilo.',
  'error.SharedOftenWith':
    'Nell’ultima ora sono già partite più lettere su allenamenti a questo indirizzo. Invia tu il link, o riprova tra un’ora.',
};
