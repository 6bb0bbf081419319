import type { receipts as en } from '../../en/server/receipts.ts';
import type { Translated } from '../../phrases.ts';

export const receipts: Translated<typeof en> = {
  'receipts.subject': 'Votre reçu {{number}} de {{club}}',
  'receipts.noteSubject': 'Avoir {{number}} de {{club}}',
  'receipts.payment': 'Paiement',
  'receipts.issued': 'Émis le {{date}}',
  'receipts.of': 'Du reçu {{number}} du {{date}}',
  'receipts.reason': 'Motif : {{reason}}',
  'receipts.vat': 'TVA de {{rate}} % comprise ({{code}}) : net {{net}}, TVA {{vat}}',
  'receipts.left': 'Reste à payer : {{amount}}',
  'receipts.copy': 'Copie',
  'receipts.action': 'Voir et imprimer',
  'receipts.why': 'Vous recevez cet e-mail parce que la caisse de {{club}} vous a envoyé ce reçu.',
};
