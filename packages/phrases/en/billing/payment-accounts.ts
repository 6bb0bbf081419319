export const paymentAccounts = {
  'billing.accountManual': 'At the desk',
  'billing.accountManualHint': 'Cash, cards at the desk, wire. Always there.',
  'billing.accountOnline': 'Online card payments',
  'billing.accountOnlineHint': 'Recurring plans, and athletes who buy by themselves.',
  'billing.accountNotConfigured': 'Not configured',
  'billing.accountOnboarding': 'Onboarding',
  'billing.accountInactive': 'Inactive',
  'billing.accountActive': 'Active',
  'billing.accountMissingData': 'Missing data',
  'billing.setUpOnline': 'Set up',
  'billing.goOnOnline': 'Go on',
  'billing.onlineNotConfigured':
    'Online card payments are not configured: this installation has no payment provider. Everything at the desk works without one.',
  'billing.onlineNoProvider':
    'The account is there, but this installation has no payment provider: nothing is paid online. Everything at the desk works without one.',
  'billing.enableOnline': 'Card payments for recurring plans',
  'billing.enableOnlineHint':
    'Recurring plans can be added and assigned. Until a provider is configured they are paid at the desk.',
  'billing.enableStoreHint': 'Athletes see what they can buy.',
  'billing.switchKept': '{{name}} was not changed. {{why}}',
} as const;
