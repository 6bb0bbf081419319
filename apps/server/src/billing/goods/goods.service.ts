import type { CallerId } from '@clubpulse/contract/accounts/users';
import type {
  Article,
  ArticleFields,
  ArticleId,
  ArticleUpdate,
  GoodsSale,
  SoldGoods,
} from '@clubpulse/contract/billing/goods/goods';
import type { Transaction } from '@clubpulse/contract/billing/transactions';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Page, PageQuery } from '@clubpulse/contract/scalars';
import { saleOf } from '@clubpulse/rules/billing/goods/article-sale';
import { hasRoleIn } from '../../accounts/roles/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { refusedBy } from '../../platform/database/violations.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { pageOf } from '../../platform/page/page.ts';
import { type Issuing, vatCodesOfArticles } from '../receipts/public.ts';
import { presentTransaction, record, transactionOf } from '../transactions/public.ts';
import * as store from './goods.store.ts';

interface GoodsParts {
  readonly db: Database;
  readonly clubs: { readonly facts: (clubId: ClubId, via: Queryable) => Promise<{ readonly Currency: string } | undefined> };
  readonly now?: () => Date;
}
type Ready = Required<GoodsParts>;

export type GoodsService = ReturnType<typeof createGoods>;

export const createGoods = (parts: GoodsParts) =>
  bindActs({ now: () => new Date(), ...parts }, { list, create, update, sell, sellIn });

const taken = {
  articles_name: refuse('ArticleNameExists', { errors: [{ field: 'Name', key: 'error.ArticleNameExists' }] }),
};

const list = ({ db }: Ready, clubId: ClubId, query: PageQuery): Promise<Page<Article>> =>
  pageOf(query, {
    data: store.articlesOf(db, clubId, query.globalSearch, query),
    recordsTotal: store.countArticles(db, clubId),
    recordsFiltered: store.countArticles(db, clubId, query.globalSearch),
  });

const emitArticle = (
  trx: Queryable,
  Type: 'GoodsAdded' | 'GoodsUpdated',
  { ClubId, ArticleId, Name, Price, Currency, IsOnSale }: Article,
  By: CallerId,
): Promise<void> => emit(trx, { ClubId, Type, Payload: { ArticleId, Name, Price, Currency, IsOnSale, By } });

const create = ({ db, clubs }: Ready, clubId: ClubId, fields: ArticleFields, by: CallerId): Promise<Article | Refusal> =>
  refusedBy(taken, () =>
    db.transaction().execute(async (trx) => {
      const club = await clubs.facts(clubId, trx);
      if (!club) return refuse('NotFound');
      const article = await store.insertArticle(trx, clubId, { ...fields, Currency: club.Currency });
      await emitArticle(trx, 'GoodsAdded', article, by);
      return article;
    }),
  );

const update = (
  { db, clubs }: Ready,
  clubId: ClubId,
  articleId: ArticleId,
  { RowVersion, ...fields }: ArticleUpdate,
  by: CallerId,
): Promise<Article | Refusal> =>
  refusedBy(taken, () =>
    db.transaction().execute(async (trx) => {
      const before = await store.lockArticle(trx, clubId, articleId);
      const club = await clubs.facts(clubId, trx);
      if (!before || !club) return refuse('NotFound');
      if (before.RowVersion !== RowVersion) return refuse('StaleRowVersion');
      const article = await store.updateArticle(trx, articleId, { ...fields, Currency: club.Currency });
      await emitArticle(trx, 'GoodsUpdated', article, by);
      return article;
    }),
  );

function sell(parts: Ready, clubId: ClubId, sale: GoodsSale, by: CallerId, key?: RequestKey): Promise<SoldGoods | Refusal> {
  return transactOnce(parts.db, key, (trx) => sellIn(parts, trx, clubId, sale, { by }));
}

async function sellIn(
  { clubs, now }: Ready,
  trx: Queryable,
  clubId: ClubId,
  { UserId, Method, Lines }: GoodsSale,
  { by, After }: Pick<Issuing, 'After'> & { readonly by: CallerId },
): Promise<SoldGoods | Refusal> {
  const ids = Lines.map(({ ArticleId }) => ArticleId);
  const articles = new Map((await store.lockArticles(trx, clubId, ids)).map((article) => [article.ArticleId, article]));
  const club = await clubs.facts(clubId, trx);
  if (!club) return refuse('NotFound');
  const unknown = ids.flatMap((id, at) => (articles.has(id) ? [] : [{ field: `Lines.${at}.ArticleId`, key: 'invalid-id' }]));
  if (UserId !== null && !(await hasRoleIn(trx, UserId, clubId))) unknown.push({ field: 'UserId', key: 'invalid-id' });
  if (unknown.length > 0) return refuse('ValidationFailed', { errors: unknown });
  const wanted = Lines.flatMap((line) => {
    const article = articles.get(line.ArticleId);
    return article ? [{ article, line }] : [];
  });
  const { Currency } = club;
  const sale = saleOf(wanted, Currency);
  if (isRefusal(sale)) return sale;
  const codes = await vatCodesOfArticles(trx, ids);
  const Transactions: Transaction[] = [];
  for (const [at, sold] of sale.lines.entries()) {
    const { ArticleId = 0, Quantity = 0 } = Lines[at] ?? {};
    const TransactionId = await record(trx, {
      ...sold,
      ClubId: clubId,
      UserId,
      ArticleId,
      Type: 'Purchase',
      Method,
      Currency,
      VisibleInExport: true,
      by,
      At: now(),
      VatCode: codes.get(ArticleId),
      After: Transactions.at(-1)?.ReceiptId ?? After,
    });
    const Payload = { ...sold, Target: UserId, ArticleId, TransactionId, Quantity, Currency, By: by };
    await emit(trx, { ClubId: clubId, Type: 'GoodsSold', Payload });
    const row = await transactionOf(trx, TransactionId);
    if (row) Transactions.push(presentTransaction(row));
  }
  return { Transactions, Amount: sale.Amount, Currency, Description: sale.Description };
}
