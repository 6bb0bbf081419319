import { call, inClub } from '../call.ts';
import { idParams } from '../scalars.ts';
import { embedInputSchema, embedSchema } from './embeds.ts';

const access = inClub('params.id', ['Owner', 'Trainer']);

export const getEmbed = call({
  id: 'embeds.get',
  method: 'GET',
  path: '/clubs/{id}/rankingEmbed',
  summary: 'How the club shows its rankings on other websites; what is usual where nobody said it yet.',
  params: idParams,
  result: embedSchema,
  shows: ['community/embeds', 'community/challenges'],
  access,
});
export const saveEmbed = call({
  id: 'embeds.save',
  method: 'PUT',
  path: '/clubs/{id}/rankingEmbed',
  summary: 'Says how, and shows it: a page with an address that nobody guesses. Its address stays until it is taken back.',
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
  summary: 'Takes the page back: its address shows nothing from now on, and the next one is another. What was said of it stays.',
  params: idParams,
  changes: ['community/embeds'],
  access,
});
