import type { refusals as en } from '../../../en/body/measures/measures.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.MeasuresNotOverdue': 'Non c’è niente da ricordare: nessuna di queste misure è da rifare.',
  'error.MeasuresRemindedAlready': 'Il club ha già inviato un promemoria oggi. Può inviarne un altro domani.',
  'measure-too-early': 'È prima della nascita della persona. Inserisci una data successiva.',
  'measure-limits': 'Tra {{min}} e {{max}} {{unit}}.',
  'measure-not-typed': 'Questa misura si calcola dalle altre, oppure compare due volte.',
  'measured-already': 'È già registrato.',
  'pressure-order': 'Il primo valore della pressione è il più alto.',
  'part-of-weight': 'Una parte del corpo pesa meno del tutto: controlla questo valore e il peso.',
  'part-of-water': 'Una parte dell’acqua corporea è meno del totale: controlla entrambi i valori.',
  'part-of-cholesterol': 'Una parte del colesterolo è meno del totale: controlla entrambi i valori.',
};
