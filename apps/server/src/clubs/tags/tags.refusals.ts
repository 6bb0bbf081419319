import { createTag } from '@clubpulse/contract/clubs/tags/tags.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ server, world }) => ({
  TagTextExists: provoke(
    server,
    createTag,
    { params: { id: world.clubA }, body: { Text: 'EVENING RUNNERS' }, token: world.tokens.managerA },
    ['Text'],
  ),
});
