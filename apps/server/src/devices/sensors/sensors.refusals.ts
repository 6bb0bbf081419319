import { createSensor } from '@clubpulse/contract/devices/sensors.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ house, world: { ids, tokens }, rows }) => ({
  SensorLinkedToOther: provoke(house, createSensor, {
    body: { UserId: ids.neighbourA, Model: 'Clubpulse', Code: rows.sensorCode },
    token: tokens.neighbourA,
  }),
});
