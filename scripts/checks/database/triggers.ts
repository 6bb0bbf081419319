import type { Problems } from '../tool.ts';

/** `guards` names the invariant that no key, constraint or store can enforce. */
export interface Trigger {
  readonly name: string;
  readonly table: string;
  readonly guards: string;
}

/** Most triggers (decision 0162). */
export const TRIGGERS_MAX = 24;

const counts = 'days and months of trainings are counted whoever writes what they follow from';
const notifies = 'processes are notified of changed rights, by the database too';
const byHand = 'an operator changes it by hand: sign-ins and links that rest on it end';

/** A migration that creates a trigger adds it here. */
export const triggers: readonly Trigger[] = [
  { table: 'clubs', name: 'clubs_days_elsewhere', guards: counts },
  { table: 'consents', name: 'consents_stay', guards: 'append-only' },
  { table: 'health_intakes', name: 'health_intakes_stay', guards: 'append-only' },
  { table: 'identity_accounts', name: 'identity_accounts_rights', guards: byHand },
  { table: 'identity_payloads', name: 'identity_grants_told', guards: notifies },
  { table: 'ledger_entries', name: 'ledger_entries_append_only', guards: 'append-only' },
  ...['come', 'change', 'go'].map((what) => ({ table: 'training_days', name: `training_days_months_${what}`, guards: counts })),
  ...['come', 'change', 'go'].map((what) => ({ table: 'trainings', name: `trainings_days_${what}`, guards: counts })),
  { table: 'user_roles', name: 'user_roles_membership_begins', guards: 'an athlete has a membership' },
  { table: 'user_roles', name: 'user_roles_people', guards: 'who has a role in a club is one of its people' },
  { table: 'user_roles', name: 'user_roles_told', guards: notifies },
  { table: 'users', name: 'users_days_elsewhere', guards: counts },
  { table: 'users', name: 'users_rights', guards: byHand },
  { table: 'users', name: 'users_told', guards: notifies },
];

const called = ({ name, table }: Pick<Trigger, 'name' | 'table'>): string => `${name} on ${table}`;

export function triggerProblems(found: readonly Pick<Trigger, 'name' | 'table'>[]): Problems {
  const [listed, there] = [new Set(triggers.map(called)), new Set(found.map(called))];
  return [
    ...[...there]
      .filter((one) => !listed.has(one))
      .map((one) => `The trigger ${one} is not listed in scripts/checks/database/triggers.ts.`),
    ...[...listed].filter((one) => !there.has(one)).map((one) => `The trigger ${one} is listed, and no migration makes it.`),
    ...(there.size > TRIGGERS_MAX
      ? [`${there.size} triggers: business belongs into the store of its feature (decision 0162).`]
      : []),
  ];
}

export const triggersSql = `
  select tgname as name, relname as "table" from pg_trigger join pg_class on pg_class.oid = tgrelid
  where not tgisinternal and not relispartition and relnamespace = 'public'::regnamespace order by 2, 1`;
