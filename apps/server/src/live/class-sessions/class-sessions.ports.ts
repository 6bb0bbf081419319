import { ports, several } from '../../platform/feature/ports.ts';

export interface ClassHourPorts {
  /** What else begins by itself with classes at their hour: asked each minute, after the classes themselves have begun. */
  readonly atTheirHour: readonly (() => Promise<void>)[];
}
export const classHourPorts = ports<ClassHourPorts>('live/class-sessions', { atTheirHour: several });
