import { CIRCUIT } from '@clubpulse/contract/workouts/circuits/circuits';
import { createCircuit } from '@clubpulse/contract/workouts/circuits/circuits.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

const times = {
  TimerType: 'timer' as const,
  WarmUp: 0,
  Cooldown: 0,
  Work: 40,
  Rest: 20,
  Rounds: 3,
  RoundRest: 0,
  Minutes: 12,
  StationsPerMinute: 1,
  Time: 900,
};

export const refusals: Refusals = async ({ server, world: { clubA, clubB, tokens } }) => {
  const row = { ClubId: clubB, Name: 'One too many', ...times, Stations: '[]', NextStationKey: 1 };
  await server.db
    .insertInto('bridge_workouts')
    .values(Array.from({ length: CIRCUIT.most }, () => row))
    .execute();
  const body = {
    Name: 'Circuit',
    Description: '',
    PictureUri: null,
    DisplayGroupId: null,
    Tags: [],
    Published: false,
    StationsActive: true,
    ...times,
    Stations: [],
  };
  return {
    TooManyCircuits: provoke(server, createCircuit, { body: { ClubId: clubB, ...body }, token: tokens.managerB }),
    NoBridgeWithStation: provoke(server, createCircuit, { body: { ClubId: clubA, ...body }, token: tokens.managerA }),
  };
};
