import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import type { Queryable } from '../../platform/database/database.ts';
import { ports, several } from '../../platform/feature/ports.ts';
import type { Ended, EndsToo } from '../live-trainings/public.ts';

/** A class, or the day of a course, that stands before the wall of a room; null: before the walls of all rooms. */
export interface Begun {
  readonly ClubId: ClubId;
  readonly ClassId: ClassId;
  readonly Begin: Date;
  readonly DisplayGroupId: DisplayGroupId | null;
}
/** What is of a class from when it begins, in the same transaction. */
type BeginsToo = (trx: Queryable, begun: Begun) => Promise<unknown>;
/** What ends where a class is no more, told of the room in which it goes on. */
export type LeavesToo = (trx: Queryable, now: Pick<Ended, 'ClubId' | 'DisplayGroupId' | 'GroupTrainingId'>) => Promise<void>;

export interface ClassHourPorts {
  /** What else begins or ends by itself with classes at their hour: asked each minute, after the classes themselves have begun. */
  readonly atTheirHour: readonly (() => Promise<void>)[];
  /** What is of a class from when it begins: by a tap, by itself, or once more. */
  readonly beginToo: readonly BeginsToo[];
  /** What ends in the room that a class left: asked whenever one that runs is looked at. */
  readonly leaveToo: readonly LeavesToo[];
  /** What ends with a class. */
  readonly endToo: readonly EndsToo[];
}
export const classHourPorts = ports<ClassHourPorts>('live/class-sessions', {
  atTheirHour: several,
  beginToo: several,
  leaveToo: several,
  endToo: several,
});
