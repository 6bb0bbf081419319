import { askWearable, connectWearable } from '@clubpulse/contract/training/wearables/wearables.calls';
import { openGarmin } from '../../test/outside/garmin-server.ts';
import { provoke, type Refusals, refusalOf } from '../../test/refused.ts';
import { createWorld } from '../../test/world.ts';

export const refusals: Refusals = async ({ server, world, open }) => {
  const user = { params: { id: world.ids.athleteA }, token: world.tokens.athleteA };
  const garmin = await openGarmin();
  const own = await open(garmin.environment);
  const { ids, tokens } = await createWorld(own);
  const asking = (role: 'athleteA' | 'neighbourA') => ({ params: { id: ids[role] }, token: tokens[role] });
  const answered = async (role: 'athleteA' | 'neighbourA', account: string) =>
    garmin.agree((await own.call(askWearable, asking(role))).result.Url, account);
  const connect = (role: 'athleteA' | 'neighbourA', body: object, language = 'en') =>
    refusalOf(own, connectWearable, { ...asking(role), body: { ...body }, language });
  await connect('neighbourA', await answered('neighbourA', 'hers'));
  return {
    WearablesOff: provoke(server, askWearable, user),
    WearableQuestionOver: provoke(own, connectWearable, { ...asking('athleteA'), body: { Code: 'code', State: 'of nobody' } }),
    WearableNotAgreed: {
      call: connectWearable,
      ask: async (language) => connect('athleteA', { ...(await answered('athleteA', 'hers')), Code: 'another' }, language),
    },
    WearableOfAnother: {
      call: connectWearable,
      ask: async (language) => connect('athleteA', await answered('athleteA', 'hers'), language),
    },
    WearableAway: {
      call: connectWearable,
      ask: async (language) => {
        const body = await answered('athleteA', 'own');
        garmin.settings.isAway = true;
        const refused = await connect('athleteA', body, language);
        garmin.settings.isAway = false;
        return refused;
      },
    },
  };
};
