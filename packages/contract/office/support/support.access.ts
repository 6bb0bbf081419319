import type { AccessTable } from '../../access.ts';

/** Open to every signed-in user; the calls filter by role (PLT-096, PLT-244). Administrators manage the videos. */
export const access: AccessTable = {
  'support.get': 'signed in',
  'supportVideos.list': 'signed in',
  'supportVideos.create': 'administrator',
  'supportVideos.update': 'administrator',
  'supportVideos.delete': 'administrator',
};
