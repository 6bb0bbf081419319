export const receipts = {
  'receipts.subject': 'Your receipt {{number}} from {{club}}',
  'receipts.noteSubject': 'Credit note {{number}} from {{club}}',
  'receipts.payment': 'Payment',
  'receipts.issued': 'Issued on {{date}}',
  'receipts.of': 'To receipt {{number}} of {{date}}',
  'receipts.reason': 'Why: {{reason}}',
  'receipts.vat': 'Includes {{rate}}% VAT ({{code}}): net {{net}}, VAT {{vat}}',
  'receipts.left': 'Still to pay: {{amount}}',
  'receipts.copy': 'Copy',
  'receipts.action': 'See and print it',
  'receipts.why': 'You get this mail because the desk of {{club}} sent you this receipt.',
} as const;
