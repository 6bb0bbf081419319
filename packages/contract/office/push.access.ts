import type { AccessTable } from '../access.ts';

/** Which browsers are told of one's notifications is one's own. */
export const access: AccessTable = {
  'push.get': 'self of user params.id',
  'push.add': 'self of user params.id',
  'push.remove': 'self of user params.id',
  // A service worker has no token: it shows the secret of the subscription before.
  'push.renew': 'anybody',
};
