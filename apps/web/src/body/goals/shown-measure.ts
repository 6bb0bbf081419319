export interface ShownMeasure {
  readonly name: string;
  readonly unit: string;
  readonly digits: number;
  readonly limits: { readonly min: number; readonly max: number };
  readonly value: (stored: number) => string;
  readonly toShown: (stored: number) => number;
  readonly toStored: (shown: number) => number;
}
