import { FLOW } from '@clubpulse/contract/workouts/flows/flows';
import { createFlow, getFlow } from '@clubpulse/contract/workouts/flows/flows.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ server, world: { clubA, clubB, tokens } }) => {
  const Segments = [{ Name: '', Begin: 0, Percent: 70, Cadence: null }];
  const flow = { Name: 'One too many', Measure: 'HeartRate' as const, Duration: 60 };
  await server.db
    .insertInto('intensity_flows')
    .values(Array.from({ length: FLOW.perClub }, () => ({ ...flow, ClubId: clubB, Segments: JSON.stringify(Segments) })))
    .execute();
  return {
    FlowNotFound: provoke(server, getFlow, { params: { id: clubA, flowId: 999_999_999 }, token: tokens.managerA }),
    TooManyFlows: provoke(server, createFlow, {
      params: { id: clubB },
      body: { ...flow, Segments },
      token: tokens.managerB,
    }),
  };
};
