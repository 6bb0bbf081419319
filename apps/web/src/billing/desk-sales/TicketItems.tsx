import { listCreditsPackages } from '@clubpulse/contract/billing/credits.calls';
import { listMostSold } from '@clubpulse/contract/billing/desk-sales/desk-sales.calls';
import { listArticles } from '@clubpulse/contract/billing/goods/goods.calls';
import type { SubscriptionPlan, SubscriptionType } from '@clubpulse/contract/billing/subscription-types';
import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import { isRefusal } from '@clubpulse/contract/errors';
import { assignment } from '@clubpulse/rules/billing/subscriptions/assign';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { SearchField } from '../../kit/list/SearchField.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { type ApiError, useCall } from '../../platform/api.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import { recurrenceText } from '../parts/subscription-text.ts';
import classes from './Ticket.module.css';
import { Tiles } from './Tiles.tsx';
import { type Item, mostSoldFirst, type TicketLine } from './ticket-line.ts';
import { useKeyOf } from './use-key-of.ts';

const MOST_ARTICLES = 1000;

type Kind = Item['Type'] | 'Most';
interface Group {
  readonly kind: Item['Type'];
  readonly title: PhraseKey;
  readonly query: UseQueryResult<unknown, ApiError>;
  readonly items: readonly Item[];
}

interface TicketItemsProps {
  hasPerson: boolean;
  lines: readonly TicketLine[];
  onAdd: (line: TicketLine) => void;
}

export function TicketItems({ hasPerson, lines, onAdd }: TicketItemsProps) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const [words, setWords] = useState('');
  const [kind, setKind] = useState<Kind>('Most');
  const sold = useCall(listMostSold, { params: { id } }, { quiet: true });
  const goods = useCall(listArticles, { params: { id }, query: { length: MOST_ARTICLES } }, { quiet: true });
  const types = useCall(listSubscriptionTypes, { params: { id } }, { quiet: true });
  const packages = useCall(listCreditsPackages, { params: { id } }, { quiet: true });
  const subscriptions = usePlanLines(types.data ?? []);
  const credits = useCreditLines(packages.data ?? []);
  const articles = useGoodsLines(goods.data?.data ?? []);
  const groups: readonly Group[] = [
    { kind: 'Plan', title: 'kit.subscriptions', query: types, items: subscriptions },
    { kind: 'Credits', title: 'billing.packages', query: packages, items: credits },
    { kind: 'Goods', title: 'billing.goods', query: goods, items: articles },
  ];
  const search = words.trim().toLocaleLowerCase();
  const isFound = ({ name }: TicketLine) => name.toLocaleLowerCase().includes(search);
  const isOff = (line: TicketLine) =>
    (line.Type !== 'Goods' && !hasPerson) || (line.Type === 'Plan' && lines.some(({ key }) => key === line.key));
  const isMost = search === '' && kind === 'Most';
  const most = isMost ? mostSoldFirst([...subscriptions, ...credits, ...articles], sold.data ?? []) : [];
  const shown = groups.filter((group) => group.query.isError || search !== '' || group.kind === kind);
  const waits = [sold, ...groups.map(({ query }) => query)].some(({ isPending }) => isPending);
  const isNone = !waits && (isMost ? most.length === 0 : !shown.some(({ items }) => items.some(isFound)));
  useKeyOf('1–8', (key) => {
    const line = waits || !/^[1-8]$/.test(key) ? undefined : most[Number(key) - 1];
    if (line === undefined || isOff(line)) return false;
    onAdd(line);
    return true;
  });
  return (
    <section className={classes['items']} aria-label={t('billing.ticketItems')}>
      <div className={classes['find']}>
        <div className={classes['kinds']}>
          <Segmented<Kind>
            label={t('billing.ticketItems')}
            value={kind}
            options={[
              { value: 'Most', label: t('billing.ticketMost') },
              ...groups.map((group) => ({ value: group.kind, label: t(group.title) })),
            ]}
            onChange={(next) => {
              setKind(next);
              setWords('');
            }}
          />
        </div>
        <SearchField value={words} placeholder={t('billing.ticketFind')} onChange={setWords} />
      </div>
      {!hasPerson && <p className={classes['quiet']}>{t('billing.ticketVisitor')}</p>}
      {isNone && <EmptyState title={t('billing.ticketNoItems')}>{search !== '' && t('billing.ticketNoItemsText')}</EmptyState>}
      {isMost && waits && <SkeletonRows rows={2} />}
      {isMost && !waits && <Tiles title="billing.ticketMost" items={most} hasKeys isOff={isOff} onAdd={onAdd} />}
      {shown.map(({ title, query, items }) => (
        <QueryResult key={title} query={query} loading={<SkeletonRows rows={2} />}>
          {() => <Tiles title={title} items={items.filter(isFound)} hasKeys={false} isOff={isOff} onAdd={onAdd} />}
        </QueryResult>
      ))}
    </section>
  );
}

function usePlanLines(types: readonly SubscriptionType[]) {
  const t = useT();
  const { Currency, TimeZone } = useStaffClub();
  const today = useTodayIn(TimeZone);
  const lineOf = (type: SubscriptionType, plan: SubscriptionPlan | null) => {
    const decided = assignment({
      today,
      type: { Kind: type.Type, Price: type.Price, DurationDays: type.DurationDays },
      plan,
      // The server decides, because the front desk may not read this setting.
      EnableOnlinePayments: true,
      request: {
        ActivationDate: null,
        ExpiryDate: null,
        Price: null,
        Installments: null,
        ExternalPayment: false,
        hasPayment: true,
      },
    });
    if (isRefusal(decided)) return [];
    const { ClassSubscriptionId } = type;
    const planId = plan?.SubscriptionPlanId ?? null;
    const total = decided.Installments.length;
    const every = decided.Recurrence && recurrenceText(decided.Recurrence, t);
    const note = total > 0 ? t('billing.ticketFirstOf', { total }) : every;
    return {
      Type: 'Plan' as const,
      key: `Plan ${ClassSubscriptionId} ${planId}`,
      name: plan === null ? type.Name : `${type.Name}, ${plan.Name}`,
      ...(note !== null && { note }),
      wanted: { ...decided, ClassSubscriptionId },
      planId,
      price: decided.Installments[0]?.Amount ?? decided.Price,
    };
  };
  return types
    .filter((type) => type.Currency === Currency && type.Type !== 'External')
    .flatMap((type) => [null, ...type.Plans].flatMap((plan) => lineOf(type, plan)));
}

function useCreditLines(packages: readonly { ClubCreditsPackageId: number; Name: string; Credits: number; Price: number }[]) {
  const t = useT();
  return packages
    .filter(({ Price }) => Price > 0)
    .map(({ ClubCreditsPackageId: packageId, Name: name, Credits: count, Price: price }) => ({
      Type: 'Credits' as const,
      key: `Credits ${packageId}`,
      name,
      note: t('kit.creditCount', { count }),
      packageId,
      price,
    }));
}

function useGoodsLines(
  articles: readonly { ArticleId: number; Name: string; Price: number; Currency: string; IsOnSale: boolean }[],
) {
  const club = useStaffClub();
  return articles
    .filter(({ IsOnSale, Currency }) => IsOnSale && Currency === club.Currency)
    .map(({ ArticleId: articleId, Name: name, Price: price }) => ({
      Type: 'Goods' as const,
      key: `Goods ${articleId}`,
      name,
      articleId,
      price,
      quantity: 1,
    }));
}
