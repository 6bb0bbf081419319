export interface ArchiveState {
  readonly isOn: boolean;
  readonly isFailing: boolean;
  /** Seconds since the newest archived segment. */
  readonly age: number | null;
}

export const archiveSql = `
  select current_setting('archive_mode') <> 'off' as "isOn",
    current_setting('archive_mode') <> 'off' and last_failed_time is not null
      and last_failed_time >= coalesce(last_archived_time, '-infinity') as "isFailing",
    extract(epoch from now() - last_archived_time)::float8 as age
  from pg_stat_archiver`;
