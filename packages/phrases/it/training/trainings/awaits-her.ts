import type { awaitsHer as en } from '../../../en/training/trainings/awaits-her.ts';
import type { Translated } from '../../../phrases.ts';

export const awaitsHer: Translated<typeof en> = {
  'training.awaitsAlone':
    '{{club}} ha scritto che ti sei allenato in quell’ora. Non conta da nessuna parte, e resta allo staff modificarlo, finché non lo dici tu.',
  'training.awaitsJoined':
    '{{club}} ha scritto che ti sei allenato in quell’ora. Ciò che hai tu di quell’ora sta da sé nel tuo diario. Quando dici che eri tu, i due diventano un solo allenamento di {{club}}, e lo staff con cui condividi il battito lo legge tutto.',
  'training.awaitsOverlaps':
    '{{club}} ha scritto che ti sei allenato in quell’ora. Non può diventare un solo allenamento con ciò che hai tu: hanno troppo poco in comune, sono più d’uno, o ti ha rilevato un altro club. Prima modifica o elimina uno dei due.',
  'training.wasMe': 'Ero io',
  'training.savesAlone': 'Salvato, è parola tua che eri in {{club}}: nessun altro lo sposta o lo elimina più.',
  'training.savesJoined':
    'Salvato, questo e ciò che hai tu di quell’ora diventano un solo allenamento di {{club}}. Gli orari sono quelli della registrazione che ne copre la maggior parte; nomi e dati che hai dato al tuo restano, se non li cambi qui. Le note si uniscono, e lo staff con cui condividi il battito le legge con i commenti.',
  'training.clubGone': 'Un club che non c’è più',
};
