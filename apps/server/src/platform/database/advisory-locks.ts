/** `partitions` and `workers` are first keys. The second one is a partition, or a hash of the worker's name. */
export const advisoryLocks = {
  migrations: 7_264_000,
  live: 7_264_001,
  partitions: 7_264_002,
  demo: 7_264_003,
  workers: 7_264_004,
} as const;
