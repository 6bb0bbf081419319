import { type Role, roles } from '@clubpulse/contract/accounts/roles';
import { type SubscriptionState, subscriptionStates } from '@clubpulse/contract/billing/subscriptions';
import type { listClubSubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import type { ResultOf } from '@clubpulse/contract/call';
import type { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { fullName } from './names.ts';

export type Person = ResultOf<typeof listClubUsers>['data'][number];
export type Holding = ResultOf<typeof listClubSubscriptions>['data'][number];

/** Somebody of the club with what she holds, current ones first. */
export interface Member {
  readonly person: Person;
  readonly held: readonly Holding[];
}

export const payStates = ['ToPay', 'Unpaid'] as const;
type PayState = (typeof payStates)[number];

/** Roles that somebody holds in a club; an owner's is the brand's. */
export const clubRoles = roles.filter((role): role is ClubRole => role !== 'Owner');
type ClubRole = Exclude<Role, 'Owner'>;

/** What the list shows, in its address: `#/ManageUsers?q=anna&state=Expiring&pay=Unpaid&role=Athlete&subscription=7`. */
export interface PeopleFilter {
  readonly q: string;
  /** `None`: without any current subscription. */
  readonly state: SubscriptionState | 'None' | null;
  readonly pay: PayState | null;
  readonly role: ClubRole | null;
  readonly subscription: number | null;
}

const oneOf = <Word extends string>(words: readonly Word[], text: string | null): Word | null =>
  words.find((word) => word === text) ?? null;

export function readPeople(params: URLSearchParams): PeopleFilter {
  const subscription = Number(params.get('subscription'));
  return {
    q: params.get('q') ?? '',
    state: oneOf([...subscriptionStates, 'None'], params.get('state')),
    pay: oneOf(payStates, params.get('pay')),
    role: oneOf(clubRoles, params.get('role')),
    subscription: Number.isSafeInteger(subscription) && subscription > 0 ? subscription : null,
  };
}

export function writePeople(filter: PeopleFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value !== null && value !== '') params.set(name, String(value));
  return params;
}

const over: readonly SubscriptionState[] = ['Canceled', 'NonRenewed', 'Expired'];
export const isCurrent = ({ State }: Holding): boolean => !over.includes(State);

/** People by name with their subscriptions; those that are over only where nothing else is held. */
export function membersOf(people: readonly Person[], holdings: readonly Holding[], locale: string): Member[] {
  const order = new Intl.Collator(locale);
  const byUser = Map.groupBy(holdings, ({ UserId }) => UserId);
  const sorted = people.toSorted((one, other) => order.compare(fullName(one), fullName(other)));
  return sorted.map((person) => {
    const all = byUser.get(person.UserId) ?? [];
    const current = all.filter(isCurrent);
    return { person, held: current.length > 0 ? current : all };
  });
}

export function matching(members: readonly Member[], { q, state, pay, role, subscription }: PeopleFilter): Member[] {
  const words = folded(q).split(/\s+/).filter(Boolean);
  return members.filter(({ person, held }) => {
    const text = folded([fullName(person), person.Nickname, person.Email].join(' '));
    if (!words.every((word) => text.includes(word))) return false;
    if (role !== null && !person.Roles.includes(role)) return false;
    if (state === 'None' && (held.some(isCurrent) || !person.Roles.includes('Athlete'))) return false;
    if (state !== null && state !== 'None' && !held.some(({ State }) => State === state)) return false;
    if (pay !== null && !held.some((one) => isCurrent(one) && one.PaymentLabel === pay)) return false;
    return subscription === null || held.some((one) => one.ClassSubscriptionId === subscription && isCurrent(one));
  });
}

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
