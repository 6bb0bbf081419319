import type { Database } from '../platform/database/database.ts';

/** An input of a call. */
export interface Sample {
  readonly params?: Record<string, number | string>;
  readonly query?: Record<string, string | number>;
  readonly body?: Record<string, unknown> | readonly object[];
  /**
   * What this call answers to it and its neighbours do not, result or problem, or a part of it: told apart in `samples.test.ts`, where
   * all that write come first. Left out where an answer has nothing in it.
   */
  readonly answer?: object | null;
}

/** Rows of one club that calls on single rows need. Each feature adds its own, in its `<feature>.samples.ts`. */
export interface ClubRows {
  readonly club: number;
  readonly brand: number;
  readonly athlete: number;
}

/** What a feature says in its `<feature>.samples.ts`, as `samples`. */
export interface Samples {
  /** Writes its rows; those of the features on its left are there. */
  rows?(db: Database, rows: ClubRows): Promise<Partial<ClubRows>>;
  /** A valid input of each of its calls. */
  calls(rows: ClubRows): Readonly<Record<string, Sample>>;
  /** Calls whose success takes their row away: the matrix makes them last. */
  readonly removing?: readonly string[];
}
