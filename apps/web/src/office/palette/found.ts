export interface PaletteMatch {
  readonly id: string;
  readonly words: string;
  readonly note?: string;
  readonly also?: string;
  readonly path: string;
}
