import { z } from 'zod';
import { instantSchema } from '../scalars.ts';

/** Causes come before their effects. */
export const serverParts = [
  'Disk',
  'ProcessDisk',
  'Files',
  'Database',
  'Broker',
  'SignIn',
  'Processes',
  'Versions',
  'Load',
  'Boards',
  'HeartRates',
  'Frames',
  'Jobs',
  'FailingJobs',
  'Mails',
  'LostMails',
  'Deliveries',
  'Webhooks',
  'Tables',
  'Archive',
  'Backups',
] as const;
export type ServerPart = (typeof serverParts)[number];

/** From worst to best. */
export const partStates = ['Broken', 'Degraded', 'Ok'] as const;
export type PartState = (typeof partStates)[number];

export const partHealthSchema = z.object({
  Part: z.enum(serverParts),
  State: z.enum(partStates),
  /** In the unit of the part. */
  Value: z.number().nullable(),
  Most: z.number().nullable(),
  Seconds: z.number().nullable(),
  /** The process with the worst value, or several. */
  Where: z.string().nullable(),
});
export type PartHealth = z.infer<typeof partHealthSchema>;

export const serverProcessSchema = z.object({
  Name: z.string(),
  Version: z.string(),
  Roles: z.array(z.enum(['api', 'live', 'jobs'])),
  StartedAt: instantSchema,
  SeenSeconds: z.number(),
  IsReporting: z.boolean(),
  /** Busy part of the time, 0 to 1. */
  Load: z.number(),
  Memory: z.number(),
  Sockets: z.number().nullable(),
  Partitions: z.array(z.number().int()).nullable(),
  Clubs: z.number().int().nullable(),
});
export type ServerProcess = z.infer<typeof serverProcessSchema>;

export const serverHealthSchema = z.object({
  At: instantSchema,
  /** Worst first. Absent parts cannot be measured. */
  Parts: z.array(partHealthSchema),
  Processes: z.array(serverProcessSchema),
});
export type ServerHealth = z.infer<typeof serverHealthSchema>;
