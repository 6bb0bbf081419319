import type { refusals as appsRefusals } from '../en/devices/apps.refusals.ts';
import type { screens as appsScreens } from '../en/devices/apps.screens.ts';
import type { apps } from '../en/devices/apps.ts';
import type { refusals as bridgesRefusals } from '../en/devices/bridges.refusals.ts';
import type { bridges } from '../en/devices/bridges.ts';
import type { refusals as demoUsersRefusals } from '../en/devices/demo-users/demo-users.refusals.ts';
import type { screens as demoUsersScreens } from '../en/devices/demo-users/demo-users.screens.ts';
import type { demoUsers } from '../en/devices/demo-users/demo-users.ts';
import type { parts } from '../en/devices/parts.ts';
import type { refusals as roomsRefusals } from '../en/devices/rooms.refusals.ts';
import type { rooms } from '../en/devices/rooms.ts';
import type { refusals as sensorsRefusals } from '../en/devices/sensors.refusals.ts';
import type { screens as sensorsScreens } from '../en/devices/sensors.screens.ts';
import type { sensors } from '../en/devices/sensors.ts';

export type Devices = typeof apps &
  typeof bridges &
  typeof demoUsers &
  typeof parts &
  typeof rooms &
  typeof sensors &
  typeof appsRefusals &
  typeof appsScreens &
  typeof demoUsersRefusals &
  typeof demoUsersScreens &
  typeof bridgesRefusals &
  typeof sensorsRefusals &
  typeof roomsRefusals &
  typeof sensorsScreens;
