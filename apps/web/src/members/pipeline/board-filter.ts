import { type WayIn, waysIn } from '@clubpulse/contract/accounts/roles';
import { GUEST_TAG } from '@clubpulse/contract/clubs/tags/tags';
import {
  type ClientStage,
  clientStages,
  openTasks,
  type StageSplit,
  stageSplits,
} from '@clubpulse/contract/members/pipeline/pipeline';
import { oneOf } from '../../kit/list/list-filter.ts';

/** The filter is in the URL: `#/ManageUsers/pipeline?q=anna&who=7&task=late&tag=-2&stage=lead&split=New`. */
export interface BoardFilter {
  readonly q: string;
  readonly who: number | null;
  readonly task: (typeof openTasks)[number] | null;
  /** Group id. -1 and -2 are the built-in groups of every club. */
  readonly tag: number | null;
  readonly by: WayIn | null;
}

/** The stage to which a link leads, and whom it shows of it. Not a filter: both remain when the filters are cleared. */
interface BoardPlace {
  readonly stage: ClientStage | null;
  readonly split: StageSplit | null;
}
type BoardInAddress = BoardFilter & BoardPlace;

export const noFilter: BoardFilter = { q: '', who: null, task: null, tag: null, by: null };

export function readBoard(params: URLSearchParams): BoardInAddress {
  const [person, tag] = [Number(params.get('who')), Number(params.get('tag'))];
  return {
    q: (params.get('q') ?? '').slice(0, 200),
    who: Number.isSafeInteger(person) && person > 0 ? person : null,
    task: openTasks.find((one) => one === params.get('task')) ?? null,
    tag: Number.isSafeInteger(tag) && tag !== 0 && tag >= GUEST_TAG ? tag : null,
    by: waysIn.find((one) => one === params.get('by')) ?? null,
    stage: oneOf(clientStages, params.get('stage')),
    split: oneOf(stageSplits, params.get('split')),
  };
}

export function writeBoard(filter: BoardInAddress): URLSearchParams {
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
