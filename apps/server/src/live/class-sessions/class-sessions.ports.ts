import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import type { Queryable } from '../../platform/database/database.ts';
import { ports, several } from '../../platform/feature/ports.ts';
import type { Ended, OnSessionEnded } from '../live-trainings/public.ts';

export interface Begun {
  readonly ClubId: ClubId;
  readonly ClassId: ClassId;
  readonly Begin: Date;
  readonly DisplayGroupId: DisplayGroupId | null;
}
type BeginsToo = (trx: Queryable, begun: Begun) => Promise<unknown>;
export type OnRoomLeft = (trx: Queryable, now: Pick<Ended, 'ClubId' | 'DisplayGroupId' | 'GroupTrainingId'>) => Promise<void>;

export interface ClassHourPorts {
  readonly atTheirHour: readonly (() => Promise<void>)[];
  readonly beginToo: readonly BeginsToo[];
  readonly leaveToo: readonly OnRoomLeft[];
  readonly endToo: readonly OnSessionEnded[];
}
export const classHourPorts = ports<ClassHourPorts>('live/class-sessions', {
  atTheirHour: several,
  beginToo: several,
  leaveToo: several,
  endToo: several,
});
