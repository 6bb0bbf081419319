import { type Role, roles, type WayIn, waysIn } from '@clubpulse/contract/accounts/roles';
import { GUEST_TAG } from '@clubpulse/contract/clubs/tags/tags';
import { heldStates, owedLabels, peopleSorts } from '@clubpulse/contract/office/people';
import { setCount as countSet, oneOf, searchIn, searchQuery, writeFilter } from '../../kit/list/list-filter.ts';

export const clubRoles = roles.filter((role): role is ClubRole => role !== 'Owner');
type ClubRole = Exclude<Role, 'Owner'>;

/** The filter is in the URL: `#/ManageUsers?q=anna&state=Expiring&pay=Unpaid&role=Athlete&subscription=7&tag=-2&sort=-Name`. */
export interface PeopleFilter {
  readonly q: string;
  /** `None` means without a current subscription. */
  readonly state: (typeof heldStates)[number] | null;
  readonly pay: (typeof owedLabels)[number] | null;
  readonly role: ClubRole | null;
  readonly subscription: number | null;
  /** Tag id. -1 (joined alone) and -2 (guest) exist in every club. */
  readonly tag: number | null;
  readonly by: WayIn | null;
  readonly sort: (typeof peopleSorts)[number];
}

export function readPeople(params: URLSearchParams): PeopleFilter {
  const subscription = Number(params.get('subscription'));
  const tag = Number(params.get('tag'));
  return {
    q: searchIn(params),
    state: oneOf(heldStates, params.get('state')),
    pay: oneOf(owedLabels, params.get('pay')),
    role: oneOf(clubRoles, params.get('role')),
    subscription: Number.isSafeInteger(subscription) && subscription > 0 ? subscription : null,
    tag: Number.isSafeInteger(tag) && tag !== 0 && tag >= GUEST_TAG ? tag : null,
    by: oneOf(waysIn, params.get('by')),
    sort: oneOf(peopleSorts, params.get('sort')) ?? 'Name',
  };
}

export const writePeople = ({ sort, ...filter }: PeopleFilter): URLSearchParams =>
  writeFilter({ ...filter, sort: sort === 'Name' ? null : sort });

export const noFilter = {
  q: '',
  state: null,
  pay: null,
  role: null,
  subscription: null,
  tag: null,
  by: null,
} as const satisfies Partial<PeopleFilter>;

export const setCount = ({ sort: _sort, ...filter }: PeopleFilter): number => countSet(filter);

export const queryOf = ({ q, state, pay, role, subscription, tag, by, sort }: PeopleFilter) => ({
  Sort: sort,
  ...searchQuery(q),
  ...(state === null ? {} : { State: state }),
  ...(pay === null ? {} : { Payment: pay }),
  ...(role === null ? {} : { Role: role }),
  ...(subscription === null ? {} : { ClassSubscriptionId: String(subscription) }),
  ...(tag === null ? {} : { ClubTagId: String(tag) as `${number}` }),
  ...(by === null ? {} : { CameBy: by }),
});
