import { claimSensor, createSensor } from '@clubpulse/contract/devices/sensors.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ house, world: { ids, tokens }, rows }) => {
  // The athlete kept her strap lately.
  const [SensorId, OwnerId, ClaimantId, Code] = [rows.sensor, rows.athlete, ids.neighbourA, rows.sensorCode];
  const at = new Date();
  await house.db
    .insertInto('sensor_claims')
    .values({ SensorId, OwnerId, ClaimantId, By: ClaimantId, Code, At: at, AnswerBy: at, Outcome: 'Refused', DecidedAt: at })
    .execute();
  const neighbour = { body: { UserId: ClaimantId, Model: 'Clubpulse', Code }, token: tokens.neighbourA } as const;
  return {
    SensorLinkedToOther: provoke(house, createSensor, neighbour),
    SensorClaimLimit: provoke(house, claimSensor, neighbour),
  };
};
