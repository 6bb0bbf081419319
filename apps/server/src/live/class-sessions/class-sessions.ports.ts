import { ports, several } from '../../platform/feature/ports.ts';
import type { EndsToo } from '../live-trainings/public.ts';

export interface ClassHourPorts {
  /** What else begins or ends by itself with classes at their hour: asked each minute, after the classes themselves have begun. */
  readonly atTheirHour: readonly (() => Promise<void>)[];
  /** What ends with a class. */
  readonly endToo: readonly EndsToo[];
}
export const classHourPorts = ports<ClassHourPorts>('live/class-sessions', {
  atTheirHour: several,
  endToo: several,
});
