import { type Role, roles } from '@clubpulse/contract/accounts/roles';
import { heldStates, owedLabels, peopleSorts } from '@clubpulse/contract/office/people';

/** Roles that somebody holds in a club; an owner's is the brand's. */
export const clubRoles = roles.filter((role): role is ClubRole => role !== 'Owner');
type ClubRole = Exclude<Role, 'Owner'>;

/** What the list shows, in its address: `#/ManageUsers?q=anna&state=Expiring&pay=Unpaid&role=Athlete&subscription=7&sort=-Name`. */
export interface PeopleFilter {
  readonly q: string;
  /** `None`: without any current subscription. */
  readonly state: (typeof heldStates)[number] | null;
  readonly pay: (typeof owedLabels)[number] | null;
  readonly role: ClubRole | null;
  readonly subscription: number | null;
  readonly sort: (typeof peopleSorts)[number];
}

const oneOf = <Word extends string>(words: readonly Word[], text: string | null): Word | null =>
  words.find((word) => word === text) ?? null;

export function readPeople(params: URLSearchParams): PeopleFilter {
  const subscription = Number(params.get('subscription'));
  return {
    // As long as the call takes it.
    q: (params.get('q') ?? '').slice(0, 200),
    state: oneOf(heldStates, params.get('state')),
    pay: oneOf(owedLabels, params.get('pay')),
    role: oneOf(clubRoles, params.get('role')),
    subscription: Number.isSafeInteger(subscription) && subscription > 0 ? subscription : null,
    sort: oneOf(peopleSorts, params.get('sort')) ?? 'Name',
  };
}

export function writePeople({ sort, ...filter }: PeopleFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value !== null && value !== '') params.set(name, String(value));
  if (sort !== 'Name') params.set('sort', sort);
  return params;
}

export const noFilter = {
  q: '',
  state: null,
  pay: null,
  role: null,
  subscription: null,
} as const satisfies Partial<PeopleFilter>;

/** How many filters are set, the words searched for among them. */
export const setCount = ({ q, state, pay, role, subscription }: PeopleFilter): number =>
  [q.trim() || null, state, pay, role, subscription].filter((one) => one !== null).length;

/** The query of the call. */
export const queryOf = ({ q, state, pay, role, subscription, sort }: PeopleFilter) => ({
  Sort: sort,
  ...(q.trim() === '' ? {} : { globalSearch: q.trim() }),
  ...(state === null ? {} : { State: state }),
  ...(pay === null ? {} : { Payment: pay }),
  ...(role === null ? {} : { Role: role }),
  ...(subscription === null ? {} : { ClassSubscriptionId: String(subscription) }),
});
