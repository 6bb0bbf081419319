import type { Caller } from '@clubpulse/rules/accounts/roles/access';
import { currency, timeZone } from '@clubpulse/world/clubs';
import { closedDays, deskFloat, soldToday } from '@clubpulse/world/holdings';
import { goods, vat } from '@clubpulse/world/prices';
import { createCashDesk } from '../../billing/cash-desk/public.ts';
import { createGoods } from '../../billing/goods/public.ts';
import { saveVat } from '../../billing/receipts/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { expectAccepted } from '../expect-accepted.ts';
import { dateReceipts } from '../unserved.store.ts';

const DAY_MS = 86_400_000;
type GoodsKey = keyof typeof goods;
type Pieces = Readonly<Partial<Record<GoodsKey, number>>>;

/** Must run before the first sale, so that all receipts state VAT. */
export async function setVat(db: Database, clubId: number): Promise<void> {
  await db.transaction().execute((trx) => saveVat(trx, clubId, { ...vat, Subscriptions: [], Packages: [], Articles: [] }));
}

/** Must run after all other sales. */
export async function runDesk(db: Database, clubId: number, desk: Pick<Caller, 'UserId'>, today: Date): Promise<void> {
  const clubs = { facts: async () => ({ TimeZone: timeZone, Currency: currency }) };
  const at = (daysAgo: number) => ({ db, clubs, now: () => new Date(today.getTime() - daysAgo * DAY_MS) });
  const ids = new Map<GoodsKey, number>();
  for (const key of Object.keys(goods) as GoodsKey[])
    ids.set(key, expectAccepted(await createGoods(at(3)).create(clubId, goods[key], desk.UserId)).ArticleId);
  const Articles = [...ids].filter(([key]) => key !== 'towel').map(([, ArticleId]) => ({ ArticleId, VatCode: 'B10' }));
  await db.transaction().execute((trx) => saveVat(trx, clubId, { ...vat, Subscriptions: [], Packages: [], Articles }));

  const sell = async (pieces: Pieces, daysAgo: number) => {
    const Lines = (Object.keys(pieces) as GoodsKey[]).map((key) => ({
      ArticleId: ids.get(key) ?? 0,
      Quantity: pieces[key] ?? 0,
      Price: goods[key].Price,
    }));
    expectAccepted(await createGoods(at(daysAgo)).sell(clubId, { Lines, Method: 'Cash', UserId: null }, desk.UserId));
  };
  expectAccepted(await createCashDesk(at(3)).open(clubId, deskFloat, desk.UserId));
  for (const { daysAgo, sold, missing } of closedDays) {
    for (const pieces of sold) await sell(pieces, daysAgo);
    const cashDesk = createCashDesk(at(daysAgo));
    const { Lines } = expectAccepted(await cashDesk.get(clubId));
    const expected = (method: string) => Lines.find(({ Method }) => Method === method)?.Expected ?? 0;
    const why = missing === 0 ? { Kind: null, Reason: '' } : ({ Kind: 'WrongChange', Reason: 'Gave too much change' } as const);
    const Counted = (['Cash', 'Debit', 'Credit'] as const).map((Method) => {
      const Expected = expected(Method);
      return Method === 'Cash'
        ? { Method, Expected, Counted: Expected - missing, ...why }
        : { Method, Expected, Counted: Expected, Kind: null, Reason: '' };
    });
    expectAccepted(await cashDesk.close(clubId, { Counted, FloatLeft: deskFloat }, desk.UserId));
  }
  for (const pieces of soldToday) await sell(pieces, 0);
  await dateReceipts(db, clubId);
}
