import type { UserId } from '@clubpulse/contract/accounts/users';
import type { OwnData } from '@clubpulse/contract/office/account';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** Where rows about a person stand, and the columns that say whose they are. A test compares the list with the database. */
export const exported = {
  users: ['UserId'],
  user_roles: ['UserId'],
  memberships: ['UserId'],
  club_athletes: ['UserId'],
  consents: ['UserId'],
  health_reads: ['UserId'],
  zone_settings: ['UserId'],
  watches: ['WatcherId'],
  sensors: ['UserId'],
  sensor_claims: ['ClaimantId', 'OwnerId'],
  trainings: ['UserId'],
  class_participants: ['UserId'],
  recurring_bookings: ['UserId'],
  booking_strikes: ['UserId'],
  user_subscriptions: ['UserId'],
  types_held: ['UserId'],
  debts: ['UserId'],
  subscription_requests: ['UserId'],
  ledger_accounts: ['UserId'],
  transactions: ['UserId'],
  expirations: ['UserId'],
  policy_answers: ['UserId'],
  user_club_tags: ['UserId'],
  notifications: ['UserId'],
  tasks: ['ReceiverId'],
  notes: ['UserId'],
  messages: ['AuthorId'],
  message_recipients: ['UserId'],
} as const;

/** What stands there of her, in no order of importance. */
export async function ownData(db: Queryable, userId: UserId): Promise<OwnData> {
  const data: OwnData = {};
  for (const [table, columns] of Object.entries(exported)) {
    const hers = sql.join(
      columns.map((column) => sql`${sql.ref(column)} = ${userId}`),
      sql` or `,
    );
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(one) as row from ${sql.table(table)} as one where ${hers}`.execute(db);
    data[table] = rows.map(({ row }) => row);
  }
  return data;
}

/** A brand that nobody else owns; undefined where there is none. */
export async function ownedAlone(db: Queryable, userId: UserId): Promise<string | undefined> {
  const row = await db
    .selectFrom('user_roles as role')
    .innerJoin('brands', 'brands.BrandId', 'role.BrandId')
    .select('brands.Name')
    .where('role.UserId', '=', userId)
    .where('role.Role', '=', 'Owner')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('user_roles as other')
            .select('other.UserId')
            .whereRef('other.BrandId', '=', 'role.BrandId')
            .where('other.UserId', '<>', userId),
        ),
      ),
    )
    .executeTakeFirst();
  return row?.Name;
}
