/** How a measure is said to its reader: her units and digits. */
export interface Said {
  readonly name: string;
  readonly unit: string;
  readonly digits: number;
  readonly limits: { readonly min: number; readonly max: number };
  /** A kept value with its unit. */
  readonly value: (kept: number) => string;
  readonly toShown: (kept: number) => number;
  readonly toKept: (shown: number) => number;
}
