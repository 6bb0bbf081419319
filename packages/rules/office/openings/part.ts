import type { InputOf, Reading } from '@clubpulse/contract/call';

export interface Part {
  readonly call: Reading;
  readonly params: Readonly<Record<string, number>>;
  readonly query: Readonly<Record<string, unknown>>;
}

export const partOf = <C extends Reading>(call: C, id: number | undefined, query?: InputOf<C>['query']): Part => ({
  call,
  params: id === undefined ? {} : { id },
  query: { ...(Object(query) as object) },
});
