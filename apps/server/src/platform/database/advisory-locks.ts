/** `partitions` and `workers` are first keys. */
export const advisoryLocks = {
  migrations: 7_264_000,
  live: 7_264_001,
  partitions: 7_264_002,
  demo: 7_264_003,
  workers: 7_264_004,
} as const;
