import { createTag } from '@clubpulse/contract/clubs/tags/tags.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ house, world }) => ({
  TagTextExists: provoke(
    house,
    createTag,
    { params: { id: world.clubA }, body: { Text: 'EVENING RUNNERS' }, token: world.tokens.managerA },
    ['Text'],
  ),
});
