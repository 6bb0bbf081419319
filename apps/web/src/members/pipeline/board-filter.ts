import { type WayIn, waysIn } from '@clubpulse/contract/accounts/roles';
import { GUEST_TAG } from '@clubpulse/contract/clubs/tags/tags';
import { openTasks } from '@clubpulse/contract/members/pipeline/pipeline';

/** The filter is in the URL: `#/ManageUsers/pipeline?q=anna&who=7&task=late&tag=-2`. */
export interface BoardFilter {
  readonly q: string;
  readonly who: number | null;
  readonly task: (typeof openTasks)[number] | null;
  /** Group id. -1 and -2 are the built-in groups of every club. */
  readonly tag: number | null;
  readonly by: WayIn | null;
}

export const noFilter: BoardFilter = { q: '', who: null, task: null, tag: null, by: null };

export function readBoard(params: URLSearchParams): BoardFilter {
  const [person, tag] = [Number(params.get('who')), Number(params.get('tag'))];
  return {
    q: (params.get('q') ?? '').slice(0, 200),
    who: Number.isSafeInteger(person) && person > 0 ? person : null,
    task: openTasks.find((one) => one === params.get('task')) ?? null,
    tag: Number.isSafeInteger(tag) && tag !== 0 && tag >= GUEST_TAG ? tag : null,
    by: waysIn.find((one) => one === params.get('by')) ?? null,
  };
}

export function writeBoard(filter: BoardFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value !== null && value !== '') params.set(name, String(value));
  return params;
}

export const setCount = ({ q, who: person, task, tag, by }: BoardFilter): number =>
  [q.trim() || null, person, task, tag, by].filter((one) => one !== null).length;

export const queryOf = ({ q, who: person, task, tag, by }: BoardFilter) => ({
  ...(q.trim() === '' ? {} : { globalSearch: q.trim() }),
  ...(person === null ? {} : { Assignee: String(person) }),
  ...(task === null ? {} : { Task: task }),
  ...(tag === null ? {} : { ClubTagId: String(tag) as `${number}` }),
  ...(by === null ? {} : { CameBy: by }),
});
export type BoardQuery = ReturnType<typeof queryOf>;
