import { CIRCUIT, type CircuitTimer, circuitTimers } from '@clubpulse/contract/workouts/circuits/circuits';

export interface CircuitFilter {
  readonly q: string;
  readonly room: string | null;
  readonly tag: string | null;
  readonly timer: CircuitTimer | null;
  readonly state: 'published' | 'unpublished' | null;
}

const oneOf = <Word extends string>(words: readonly Word[], text: string | null): Word | null =>
  words.find((word) => word === text) ?? null;

export const readCircuits = (params: URLSearchParams): CircuitFilter => ({
  q: (params.get('q') ?? '').slice(0, 200),
  room: /^[1-9]\d{0,14}$/.exec(params.get('room') ?? '')?.[0] ?? null,
  tag: params.get('tag')?.slice(0, CIRCUIT.tag) || null,
  timer: oneOf(circuitTimers, params.get('timer')),
  state: oneOf(['published', 'unpublished'], params.get('state')),
});

export function writeCircuits(filter: CircuitFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value !== null && value !== '') params.set(name, value);
  return params;
}

export const noFilter = { q: '', room: null, tag: null, timer: null, state: null } as const satisfies CircuitFilter;

export const setCount = ({ q, ...filter }: CircuitFilter): number =>
  [q.trim() || null, ...Object.values(filter)].filter((one) => one !== null).length;

export const queryOf = (clubId: number, { q, room, tag, timer, state }: CircuitFilter) => ({
  ClubId: String(clubId),
  ...(q.trim() === '' ? {} : { globalSearch: q.trim() }),
  ...(room === null ? {} : { DisplayGroupId: room }),
  ...(tag === null ? {} : { Tag: tag }),
  ...(timer === null ? {} : { TimerType: timer }),
  ...(state === null ? {} : { Published: state === 'published' ? ('true' as const) : ('false' as const) }),
});
