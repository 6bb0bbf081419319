export const due = {
  'billing.toPay': 'To pay',
  'billing.unpaid': 'Unpaid',
  'billing.takeDue': 'Take payment',
  'billing.takeOf': 'Take payment of {{name}}',
} as const;
