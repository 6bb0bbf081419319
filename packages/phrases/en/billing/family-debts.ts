export const familyDebts = {
  'billing.familyOwes': 'Your family owes',
  'billing.familyOwesText': 'Pay it at the desk: it is recorded for each of them.',
  'billing.familyOwedFor': '{{name}}: {{subscription}}',
  'billing.familyOwedIn': '{{club}}, {{name}}: {{subscription}}',
  'billing.owedByFamily': 'Owed by those {{name}} pays for',
} as const;
