import { administrator, call } from '../call.ts';
import { serverHealthSchema } from './server-health.ts';

export const getServerHealth = call({
  id: 'serverHealth.get',
  method: 'GET',
  path: '/serverHealth',
  summary: 'Returns the state and the figure of each part of the installation, worst first, and its processes.',
  result: serverHealthSchema,
  shows: [],
  access: administrator,
});
