import type { AccessTable } from '../access.ts';

/** All users read them; administrators write them. */
export const access: AccessTable = {
  'news.list': 'signed in',
  'news.get': 'administrator',
  'news.create': 'administrator',
  'news.update': 'administrator',
  'news.delete': 'administrator',
};
