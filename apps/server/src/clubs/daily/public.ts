export { type ClubDays, createDailyJobs, type DailyJob } from './daily.jobs.ts';
