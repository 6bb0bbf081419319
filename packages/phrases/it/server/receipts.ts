import type { receipts as en } from '../../en/server/receipts.ts';
import type { Translated } from '../../phrases.ts';

export const receipts: Translated<typeof en> = {
  'receipts.subject': 'La tua ricevuta {{number}} di {{club}}',
  'receipts.noteSubject': 'Nota di credito {{number}} di {{club}}',
  'receipts.payment': 'Pagamento',
  'receipts.issued': 'Emessa il {{date}}',
  'receipts.of': 'Per la ricevuta {{number}} del {{date}}',
  'receipts.reason': 'Motivo: {{reason}}',
  'receipts.vat': 'Include IVA {{rate}}% ({{code}}): imponibile {{net}}, IVA {{vat}}',
  'receipts.left': 'Ancora da pagare: {{amount}}',
  'receipts.copy': 'Copia',
  'receipts.action': 'Vedi e stampa',
  'receipts.why': 'Ricevi questa e-mail perché la cassa di {{club}} ti ha inviato questa ricevuta.',
};
