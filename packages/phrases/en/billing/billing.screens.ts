export const screens = {
  'billing.catalogue': 'Subscriptions and credits',
  'billing.debts': 'Unpaid by former members',
  'billing.accounts': 'Payment accounts',
  'billing.requests': 'Requests',
  'billing.mine': 'My subscriptions and credits',
  'billing.transactions': 'Transactions',
  'billing.cashDesk': 'Cash desk',
  'billing.goods': 'Goods',
  'billing.disputes': 'Disputes',
  'billing.cardOrders': 'Card orders',
  'billing.checkout': 'Checkout',
  'billing.payouts': 'Payouts',
} as const;
