import type { Database } from '../platform/database/database.ts';

export interface Sample {
  readonly params?: Record<string, number | string>;
  readonly query?: Record<string, string | number>;
  readonly body?: Record<string, unknown> | readonly object[];
  /** The expected response or a part of it, different from that of similar calls; absent when it is empty. */
  readonly answer?: object | null;
}

export interface ClubRows {
  readonly club: number;
  readonly brand: number;
  readonly athlete: number;
}

export interface Samples {
  rows?(db: Database, rows: ClubRows): Promise<Partial<ClubRows>>;
  calls(rows: ClubRows): Readonly<Record<string, Sample>>;
  /** Calls that delete their row, so they are made last. */
  readonly removing?: readonly string[];
}
