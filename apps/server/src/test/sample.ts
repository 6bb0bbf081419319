import type { Database } from '../platform/database/database.ts';

export interface Sample {
  readonly params?: Record<string, number | string>;
  readonly query?: Record<string, string | number>;
  readonly body?: Record<string, unknown> | readonly object[];
  /** The response of this call and not of similar ones, or a part of it; absent when it is empty. */
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
  /** Calls whose success deletes their row, made last. */
  readonly removing?: readonly string[];
}
