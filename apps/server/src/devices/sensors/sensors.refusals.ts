import { claimSensor, createSensor } from '@clubpulse/contract/devices/sensors.calls';
import { STRAPS_MAX } from '@clubpulse/rules/devices/sensors/claims';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ server, world: { ids, tokens }, rows }) => {
  const [SensorId, OwnerId, ClaimantId, Code] = [rows.sensor, rows.athlete, ids.neighbourA, rows.sensorCode];
  const at = new Date();
  await server.db
    .insertInto('sensor_claims')
    .values({ SensorId, OwnerId, ClaimantId, By: ClaimantId, Code, At: at, AnswerBy: at, Outcome: 'Refused', DecidedAt: at })
    .execute();
  const neighbour = { body: { UserId: ClaimantId, Model: 'Clubpulse', Code }, token: tokens.neighbourA } as const;
  const many = Array.from({ length: STRAPS_MAX }, (_, index) => ({
    UserId: ids.athleteB,
    HardwareId: `ANT+:${900_000 + index}`,
    Model: 'MZ' as const,
    Code: `${900_000 + index}`,
  }));
  await server.db.insertInto('sensors').values(many).execute();
  return {
    SensorLimit: provoke(server, createSensor, {
      body: { UserId: ids.athleteB, Model: 'MZ', Code: '899999' },
      token: tokens.athleteB,
    }),
    SensorLinkedToOther: provoke(server, createSensor, neighbour),
    SensorClaimLimit: provoke(server, claimSensor, neighbour),
  };
};
