import { addRelationship } from '@clubpulse/contract/accounts/watches.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ server, world: { ids, tokens } }) => ({
  ImpossibleToFollowYourself: provoke(
    server,
    addRelationship,
    {
      params: { id: ids.athleteA },
      body: { WatcherId: ids.athleteA, WatchedId: ids.athleteA, Type: 2, NotifyWatcher: false },
      token: tokens.athleteA,
    },
    ['WatchedId'],
  ),
});
