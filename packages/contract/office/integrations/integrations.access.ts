import type { AccessTable } from '../../access.ts';

/** PLT-204. */
export const access: AccessTable = {
  'integrations.services': 'Owner, Manager of club params.id',
  'integrations.webhooks': 'Owner, Manager of club params.id',
  'integrations.addWebhook': 'Owner, Manager of club params.id',
  'integrations.setWebhookState': 'Owner, Manager of club resolved',
  'integrations.deleteWebhook': 'Owner, Manager of club resolved',
  'integrations.deliveries': 'Owner, Manager of club resolved',
};
