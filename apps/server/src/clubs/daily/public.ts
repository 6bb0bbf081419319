export { type ClubDays, createDailyJobs, type DailyJob } from './daily.jobs.ts';
export { dayPorts } from './daily.ports.ts';
