export interface ShownMeasure {
  readonly name: string;
  readonly unit: string;
  readonly digits: number;
  readonly limits: { readonly min: number; readonly max: number };
  readonly value: (kept: number) => string;
  readonly toShown: (kept: number) => number;
  readonly toKept: (shown: number) => number;
}
