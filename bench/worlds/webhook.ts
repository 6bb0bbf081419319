import type pg from 'pg';

export const CLUB = 1;
export const MEMBERS = 500;
export const PRICE = 2_500;
export const SAMPLE = { order: 8_000_001, user: 9_000_001, account: 7_000_001 } as const;
export const firstOf = { http: 0, pgbench: 1_000_000 } as const;

export async function seed(database: pg.Client, orders: number): Promise<void> {
  const run = (statement: string) => database.query(statement);
  await run(`insert into clubs ("ClubId", "Name", "Code", "TimeZone", "Currency", "EnableOnlinePayments", "EnableStore")
    overriding system value values (${CLUB}, 'Bench', 'BENCH', 'Europe/Rome', 'EUR', true, true)`);
  await run(`insert into credits_packages ("ClubId", "Name", "Credits", "Price", "Currency", "Purchasable")
    values (${CLUB}, '10 credits', 10, ${PRICE}, 'EUR', true)`);
  const people = `(select n from generate_series(1, ${MEMBERS}) n union all select ${SAMPLE.user}) t(n)`;
  await run(`insert into users ("UserId", "Email", "Nickname") overriding system value
    select n, 'member' || n || '@bench.invalid', 'Member ' || n from ${people}`);
  await run(`insert into user_roles ("UserId", "Role", "ClubId") select n, 'Athlete', ${CLUB} from ${people}`);
  await run(`insert into ledger_accounts ("LedgerAccountId", "ClubId", "UserId", "Balance") overriding system value
    select case when n = ${SAMPLE.user} then ${SAMPLE.account} else 1000000 + n end, ${CLUB}, n, 10 from ${people}`);
  await run(`insert into ledger_entries ("LedgerAccountId", "Change", "BalanceAfter", "Reason")
    select "LedgerAccountId", "Balance", "Balance", 'Purchase' from ledger_accounts`);
  const ids = `(select n from generate_series(1, ${orders}) n union all select ${firstOf.pgbench} + n from generate_series(1, 20000) n
    union all select ${SAMPLE.order}) t(n)`;
  await run(`insert into payment_orders ("PaymentOrderId", "ClubId", "UserId", "Kind", "ClubCreditsPackageId", "Amount", "Currency", "Title",
      "Credits", "ExtCheckoutId", "Url", "ExpiresAt") overriding system value
    select n, ${CLUB}, case when n = ${SAMPLE.order} then ${SAMPLE.user} else n % ${MEMBERS} + 1 end, 'Credits',
      (select "ClubCreditsPackageId" from credits_packages), ${PRICE}, 'EUR', '10 credits', 10, 'cs_bench_' || n, 'https://bench.invalid',
      now() + interval '20 hours' from ${ids}`);
  await run('analyze');
}
