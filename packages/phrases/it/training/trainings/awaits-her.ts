import type { awaitsHer as en } from '../../../en/training/trainings/awaits-her.ts';
import type { Translated } from '../../../phrases.ts';

export const awaitsHer: Translated<typeof en> = {
  'training.awaitsAlone':
    '{{club}} ha scritto che in quell’ora ti stavi allenando. Finché non lo dici tu, resta allo staff modificarlo e conta solo nelle sfide che accettano allenamenti inseriti a mano.',
  'training.awaitsJoined':
    '{{club}} ha scritto che in quell’ora ti stavi allenando. Finché non lo dici tu, resta allo staff modificarlo e conta solo nelle sfide che accettano allenamenti inseriti a mano; ciò che hai tu di quell’ora sta da sé nel tuo diario. Quando dici che eri tu, i due diventano un solo allenamento di {{club}}, e lo staff con cui condividi il battito lo legge tutto.',
  'training.awaitsOverlaps':
    '{{club}} ha scritto che in quell’ora ti stavi allenando. Non può diventare un solo allenamento con ciò che hai tu: hanno troppo poco in comune, sono più d’uno, o ti ha rilevato un altro club. Prima modifica o elimina uno dei due; fino ad allora questo resta allo staff modificarlo e conta solo nelle sfide che accettano allenamenti inseriti a mano.',
  'training.wasMe': 'Ero io',
  'training.savesAlone': 'Salvato, è parola tua che eri in {{club}}: nessun altro lo sposta o lo elimina più.',
  'training.savesJoined':
    'Salvato, questo e ciò che hai tu di quell’ora diventano un solo allenamento di {{club}}. Gli orari sono quelli della registrazione che ne copre la maggior parte; nomi e dati che hai dato al tuo restano, se non li cambi qui. Le note si uniscono, e lo staff con cui condividi il battito le legge con i commenti.',
  'training.awaitsAloneGone':
    'Un club di cui non fai più parte ha scritto che in quell’ora ti stavi allenando. Solo tu puoi modificarlo, e non conta da nessuna parte finché non lo dici tu.',
  'training.awaitsJoinedGone':
    'Un club di cui non fai più parte ha scritto che in quell’ora ti stavi allenando. Solo tu puoi modificarlo, e non conta da nessuna parte finché non lo dici tu; ciò che hai tu di quell’ora sta da sé nel tuo diario. Quando dici che eri tu, i due diventano un solo allenamento tuo, in nessun club.',
  'training.awaitsOverlapsGone':
    'Un club di cui non fai più parte ha scritto che in quell’ora ti stavi allenando. Non può diventare un solo allenamento con ciò che hai tu: hanno troppo poco in comune, sono più d’uno, o ti ha rilevato un club. Prima modifica o elimina uno dei due.',
  'training.savesAloneGone': 'Salvato, è un allenamento tuo, in nessun club.',
  'training.savesJoinedGone':
    'Salvato, questo e ciò che hai tu di quell’ora diventano un solo allenamento tuo, in nessun club. Gli orari sono quelli della registrazione che ne copre la maggior parte; nomi e dati che hai dato al tuo restano, se non li cambi qui. Le note si uniscono.',
  'training.wordOfStaff':
    'Scritto dal club; {{name}} non l’ha ancora confermato. Senza il battito condiviso leggi e correggi ciò che è stato scritto, e nient’altro.',
};
