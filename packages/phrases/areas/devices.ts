import type { apps } from '../en/devices/apps.ts';
import type { bridges } from '../en/devices/bridges.ts';
import type { demoUsers } from '../en/devices/demo-users/demo-users.ts';
import type { refusals } from '../en/devices/devices.refusals.ts';
import type { screens } from '../en/devices/devices.screens.ts';
import type { parts } from '../en/devices/parts.ts';
import type { rooms } from '../en/devices/rooms.ts';
import type { sensors } from '../en/devices/sensors.ts';

export type Devices = typeof apps &
  typeof bridges &
  typeof demoUsers &
  typeof parts &
  typeof rooms &
  typeof sensors &
  typeof refusals &
  typeof screens;
