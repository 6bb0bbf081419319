import { CIRCUIT, type CircuitTimer, circuitTimers } from '@clubpulse/contract/workouts/circuits/circuits';
import { oneOf, searchIn, searchQuery } from '../../../kit/list/list-filter.ts';

export interface CircuitFilter {
  readonly q: string;
  readonly room: string | null;
  readonly tag: string | null;
  readonly timer: CircuitTimer | null;
  readonly state: 'published' | 'unpublished' | null;
}

export const readCircuits = (params: URLSearchParams): CircuitFilter => ({
  q: searchIn(params),
  room: /^[1-9]\d{0,14}$/.exec(params.get('room') ?? '')?.[0] ?? null,
  tag: params.get('tag')?.slice(0, CIRCUIT.tag) || null,
  timer: oneOf(circuitTimers, params.get('timer')),
  state: oneOf(['published', 'unpublished'], params.get('state')),
});

export const noFilter = { q: '', room: null, tag: null, timer: null, state: null } as const satisfies CircuitFilter;

export const queryOf = (clubId: number, { q, room, tag, timer, state }: CircuitFilter) => ({
  ClubId: String(clubId),
  ...searchQuery(q),
  ...(room === null ? {} : { DisplayGroupId: room }),
  ...(tag === null ? {} : { Tag: tag }),
  ...(timer === null ? {} : { TimerType: timer }),
  ...(state === null ? {} : { Published: state === 'published' ? ('true' as const) : ('false' as const) }),
});
