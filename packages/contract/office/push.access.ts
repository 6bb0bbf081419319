import type { AccessTable } from '../access.ts';

export const access: AccessTable = {
  'push.get': 'self of user params.id',
  'push.add': 'self of user params.id',
  'push.remove': 'self of user params.id',
  // A service worker has no token: the secret of the former subscription proves its right.
  'push.renew': 'anybody',
};
