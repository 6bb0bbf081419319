import { sendOwnBeats } from '@clubpulse/contract/live/own-strap/own-strap.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ house, world: { ids, tokens } }) => ({
  OwnBeatsTimes: provoke(house, sendOwnBeats, {
    params: { id: ids.neighbourA },
    token: tokens.neighbourA,
    body: { Begin: new Date(Date.now() + 600_000).toISOString(), Beats: [140] },
  }),
});
