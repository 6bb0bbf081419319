import type { refusals as bridgesRefusals } from '../en/devices/bridges.refusals.ts';
import type { bridges } from '../en/devices/bridges.ts';
import type { parts } from '../en/devices/parts.ts';
import type { refusals as roomsRefusals } from '../en/devices/rooms.refusals.ts';
import type { rooms } from '../en/devices/rooms.ts';
import type { refusals as sensorsRefusals } from '../en/devices/sensors.refusals.ts';
import type { screens as sensorsScreens } from '../en/devices/sensors.screens.ts';
import type { sensors } from '../en/devices/sensors.ts';

/** Every word that screens of `devices` show. */
export type Devices = typeof bridges &
  typeof parts &
  typeof rooms &
  typeof sensors &
  typeof bridgesRefusals &
  typeof sensorsRefusals &
  typeof roomsRefusals &
  typeof sensorsScreens;
