import type { bridges } from '../en/devices/bridges.ts';
import type { parts } from '../en/devices/parts.ts';
import type { refusals } from '../en/devices/refusals.ts';
import type { rooms } from '../en/devices/rooms.ts';
import type { screens } from '../en/devices/screens.ts';
import type { sensors } from '../en/devices/sensors.ts';

/** Every word that screens of `devices` show. */
export type Devices = typeof bridges & typeof parts & typeof refusals & typeof rooms & typeof screens & typeof sensors;
