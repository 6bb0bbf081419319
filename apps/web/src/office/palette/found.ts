/** Something of the club that is looked for by its words, and where it leads. */
export interface Found {
  readonly id: string;
  readonly words: string;
  /** What tells it apart: roles, day and time. */
  readonly note?: string;
  /** Other words by which it is looked for. */
  readonly also?: string;
  readonly path: string;
}
