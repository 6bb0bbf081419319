import { call, inClub } from '../call.ts';
import { idParams } from '../scalars.ts';
import { embedInputSchema, embedSchema } from './embeds.ts';

const access = inClub('params.id', ['Owner', 'Trainer']);

export const getEmbed = call({
  id: 'embeds.get',
  method: 'GET',
  path: '/clubs/{id}/rankingEmbed',
  summary: 'Returns how the club shows its rankings on other websites; the defaults if it was never set.',
  params: idParams,
  result: embedSchema,
  shows: ['community/embeds', 'community/challenges'],
  access,
});
export const saveEmbed = call({
  id: 'embeds.save',
  method: 'PUT',
  path: '/clubs/{id}/rankingEmbed',
  summary:
    'Sets how the club shows its rankings, and publishes them on a page with a secret address. The address is unchanged until the page is deleted.',
  params: idParams,
  body: embedInputSchema,
  result: embedSchema,
  changes: ['community/embeds'],
  access,
  errors: ['DateIntervalTooLong', 'RankingsOff', 'StaleRowVersion'],
  licensed: true,
});
export const endEmbed = call({
  id: 'embeds.end',
  method: 'DELETE',
  path: '/clubs/{id}/rankingEmbed',
  summary: 'Deletes the page: its address becomes invalid, and a new one has another address. Its settings remain.',
  params: idParams,
  changes: ['community/embeds'],
  access,
});
