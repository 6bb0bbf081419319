import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { createDailyJobs } from './daily.jobs.ts';
import { type DayPorts, dayPorts } from './daily.ports.ts';

export const daily = feature({
  name: 'clubs/daily',
  asks: dayPorts,
  build: ({ db }: Pick<ServerParts, 'db'>, ask: DayPorts) => ({ days: createDailyJobs({ db, jobs: ask.dailyJobs }) }),
  jobs: ({ days }) => days.jobs,
  listeners: ({ days }) => days.listeners,
});
