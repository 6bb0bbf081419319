import * as lookups from './accounts/lookups.calls.ts';
import * as users from './accounts/users.calls.ts';
import type { Call } from './call.ts';
import * as clubs from './clubs/clubs.calls.ts';
import * as bridges from './devices/bridges.calls.ts';
import * as rooms from './devices/rooms.calls.ts';
import * as sensors from './devices/sensors.calls.ts';
import * as board from './live/board.calls.ts';
import * as displays from './live/displays.calls.ts';
import * as platform from './platform/platform.calls.ts';
import * as trainings from './training/trainings.calls.ts';

const modules = [platform, lookups, users, clubs, rooms, bridges, sensors, trainings, board, displays];

/** Every call of the product: the OpenAPI document, the permission matrix and the generated-input test walk this list. */
export const allCalls: readonly Call[] = modules.flatMap((module) =>
  Object.values(module).filter(
    (value): value is Call => typeof value === 'object' && value !== null && 'path' in value && 'access' in value,
  ),
);
