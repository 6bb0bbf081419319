import { listCreditsPackages } from '@clubpulse/contract/billing/credits.calls';
import { listArticles } from '@clubpulse/contract/billing/goods/goods.calls';
import type { SubscriptionPlan, SubscriptionType } from '@clubpulse/contract/billing/subscription-types';
import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import { isRefusal } from '@clubpulse/contract/errors';
import { assignment } from '@clubpulse/rules/billing/subscriptions/assign';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchField } from '../../kit/list/SearchField.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { type ApiError, useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import { recurrenceText } from '../parts/subscription-text.ts';
import classes from './Ticket.module.css';
import type { TicketLine } from './ticket-line.ts';

const MOST_ARTICLES = 1000;

type Item = TicketLine & { readonly price: number };
interface Group {
  readonly title: PhraseKey;
  readonly query: UseQueryResult<unknown, ApiError>;
  readonly items: readonly Item[];
  readonly needsPerson: boolean;
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
  const goods = useCall(listArticles, { params: { id }, query: { length: MOST_ARTICLES } }, { quiet: true });
  const types = useCall(listSubscriptionTypes, { params: { id } }, { quiet: true });
  const packages = useCall(listCreditsPackages, { params: { id } }, { quiet: true });
  const subscriptions = usePlanLines(types.data ?? []);
  const credits = useCreditLines(packages.data ?? []);
  const articles = useGoodsLines(goods.data?.data ?? []);
  const groups: readonly Group[] = [
    { title: 'kit.subscriptions', query: types, items: subscriptions, needsPerson: true },
    { title: 'billing.packages', query: packages, items: credits, needsPerson: true },
    { title: 'billing.goods', query: goods, items: articles, needsPerson: false },
  ];
  const search = words.trim().toLocaleLowerCase();
  const isFound = ({ name }: TicketLine) => name.toLocaleLowerCase().includes(search);
  const isNone = groups.every(({ query, items }) => query.data !== undefined && !items.some(isFound));
  return (
    <section className={classes['items']} aria-label={t('billing.ticketItems')}>
      <SearchField value={words} placeholder={t('billing.ticketFind')} onChange={setWords} />
      {!hasPerson && <p className={classes['quiet']}>{t('billing.ticketVisitor')}</p>}
      {isNone && <EmptyState title={t('billing.ticketNoItems')}>{t('billing.ticketNoItemsText')}</EmptyState>}
      {groups.map(({ title, query, items, needsPerson }) => (
        <QueryResult key={title} query={query} loading={<SkeletonRows rows={2} />}>
          {() => (
            <Tiles
              title={title}
              items={items.filter(isFound)}
              isOff={(line) => (needsPerson && !hasPerson) || (line.Type === 'Plan' && lines.some(({ key }) => key === line.key))}
              onAdd={onAdd}
            />
          )}
        </QueryResult>
      ))}
    </section>
  );
}

interface TilesProps {
  title: PhraseKey;
  items: readonly Item[];
  isOff: (line: TicketLine) => boolean;
  onAdd: (line: TicketLine) => void;
}

function Tiles({ title, items, isOff, onAdd }: TilesProps) {
  const t = useT();
  const formats = useFormats();
  const { Currency } = useStaffClub();
  if (items.length === 0) return null;
  return (
    <div>
      <h2 className={classes['group']}>{t(title)}</h2>
      <ul className={classes['grid']}>
        {items.map((line) => (
          <li key={line.key}>
            <button type="button" className={classes['tile']} disabled={isOff(line)} onClick={() => onAdd(line)}>
              <b>{line.name}</b>
              {line.note !== undefined && <small>{line.note}</small>}
              <span>{formats.money(line.price, Currency)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
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
