import * as calls from '@clubpulse/contract/devices/sensors.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Claims } from './claims.service.ts';
import type { Sensors } from './sensors.service.ts';

export function sensorRoutes(route: Routes, { sensors, claims }: { sensors: Sensors; claims: Claims }): void {
  route(calls.listUserSensors, ({ params }) => sensors.ofUser(params.id));
  route(calls.listClubSensors, ({ params, query }) => sensors.ofClub(params.id, query));
  route(calls.listUnknownStraps, ({ params }) => sensors.unknownStraps(params.id));
  route(calls.createSensor, ({ caller, body }) => sensors.create(caller, body));
  route(calls.deleteSensor, {
    resolve: ({ params }) => sensors.userOf(params.id),
    handle: ({ params }) => sensors.delete(params.id),
  });
  route(calls.claimSensor, ({ caller, body }) => claims.ask(caller, body));
  route(calls.listUserSensorClaims, ({ params }) => claims.ofUser(params.id));
  route(calls.listClubSensorClaims, ({ params }) => claims.ofClub(params.id));
  route(calls.answerSensorClaim, {
    resolve: ({ params }) => claims.ownerOf(params.id),
    handle: ({ caller, params, body }) => claims.answer(caller, params.id, body.Grant),
  });
}
