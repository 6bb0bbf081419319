import { ports, several } from '../../platform/feature/ports.ts';
import type { DailyJob } from './daily.jobs.ts';

export interface DayPorts {
  readonly dailyJobs: readonly DailyJob[];
}
export const dayPorts = ports<DayPorts>('clubs/daily', { dailyJobs: several });
