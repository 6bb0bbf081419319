/** An input of a call. */
export interface Sample {
  readonly params?: Record<string, number>;
  readonly query?: Record<string, string | number>;
  readonly body?: Record<string, unknown> | readonly object[];
}
