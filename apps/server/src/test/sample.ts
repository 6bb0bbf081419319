import type { Database } from '../platform/database/database.ts';

export interface Sample {
  readonly params?: Record<string, number | string>;
  readonly query?: Record<string, string | number>;
  readonly body?: Record<string, unknown> | readonly object[];
  /** The result, or a part that differs from similar calls; absent when empty. */
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
  readonly removing?: readonly string[];
}
