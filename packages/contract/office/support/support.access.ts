import type { AccessTable } from '../../access.ts';

/** Support is a view of whoever is signed in; what is for whom the calls say (PLT-096, PLT-244). Its videos are the platform's. */
export const access: AccessTable = {
  'support.get': 'signed in',
  'supportVideos.list': 'signed in',
  'supportVideos.create': 'administrator',
  'supportVideos.update': 'administrator',
  'supportVideos.delete': 'administrator',
};
