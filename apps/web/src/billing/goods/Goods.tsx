import type { Article } from '@clubpulse/contract/billing/goods/goods';
import { listArticles } from '@clubpulse/contract/billing/goods/goods.calls';
import { Button } from '@mantine/core';
import { IconEyeOff, IconPencil, IconShoppingBag } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import type { Column } from '../../kit/list/rows/columns.ts';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { AddButton } from '../../kit/page/AddButton.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useManages } from '../parts/use-manages.ts';
import classes from './Goods.module.css';

const ArticleEditor = lazyComponent(() => import('./ArticleEditor.tsx').then((it) => it.ArticleEditor));
const SellGoods = lazyComponent(() => import('./SellGoods.tsx').then((it) => it.SellGoods));

const inAddress = {
  read: (params: URLSearchParams) => ({ q: (params.get('q') ?? '').slice(0, 200) }),
  write: ({ q }: { q: string }) => new URLSearchParams(q === '' ? {} : { q }),
};

type Opened = { readonly act: 'add' } | { readonly act: 'edit' | 'sell'; readonly article: Article };
type Open = (opened: Opened) => void;

export default function Goods() {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const text = filter.q.trim();
  const query = useMemo(() => (text === '' ? {} : { globalSearch: text }), [text]);
  const page = useListPage(listArticles, { params: { id }, query }, rows);
  const hasGoods = page.data !== undefined && page.data.recordsTotal > 0;
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const manages = useManages();
  const add = <AddButton onClick={() => setOpened({ act: 'add' })}>{t('billing.addArticle')}</AddButton>;
  return (
    <ListScreen
      title={t('billing.goods')}
      label={t('billing.goods')}
      page={page}
      count={({ recordsFiltered }) => t('billing.goodsCount', { count: recordsFiltered })}
      {...(hasGoods && manages && { actions: add })}
      search={{ value: filter.q, placeholder: t('billing.goodsSearch'), onChange: (q) => change({ q }) }}
      empty={{ title: t('billing.noGoods'), text: t('billing.noGoodsText'), ...(manages && { action: add }) }}
      unmatched={text === '' ? undefined : { title: t('billing.noGoodsMatch'), onClear: () => change({ q: '' }) }}
      idOf={({ ArticleId }) => ArticleId}
      columns={useColumns(setOpened)}
      card={(article) => <ArticleCard article={article} onOpen={setOpened} />}
      showMore={showMore}
    >
      {opened?.act === 'add' && <ArticleEditor onClose={close} />}
      {opened?.act === 'edit' && <ArticleEditor article={newest(page.data?.data, opened.article)} onClose={close} />}
      {opened?.act === 'sell' && (
        <SellGoods article={newest(page.data?.data, opened.article)} onRefused={() => void page.refetch()} onClose={close} />
      )}
    </ListScreen>
  );
}

const newest = (loaded: readonly Article[] | undefined, article: Article): Article =>
  loaded?.find(({ ArticleId }) => ArticleId === article.ArticleId) ?? article;

function useColumns(onOpen: Open): readonly Column<Article>[] {
  const t = useT();
  const formats = useFormats();
  return [
    { id: 'Name', head: t('kit.name'), names: true, cell: ({ Name }) => <b>{Name}</b> },
    { id: 'State', head: t('kit.state'), cell: ({ IsOnSale }) => <SaleChip isOnSale={IsOnSale} /> },
    { id: 'Price', head: t('billing.price'), end: true, cell: ({ Price, Currency }) => formats.money(Price, Currency) },
    { id: 'Acts', head: null, end: true, cell: (article) => <Acts article={article} onOpen={onOpen} /> },
  ];
}

function ArticleCard({ article, onOpen }: { article: Article; onOpen: Open }) {
  const formats = useFormats();
  return (
    <div className={classes['card']}>
      <span>
        <b>{article.Name}</b>
        <span className={classes['facts']}>
          {formats.money(article.Price, article.Currency)}
          {!article.IsOnSale && <SaleChip isOnSale={false} />}
        </span>
      </span>
      <Acts article={article} onOpen={onOpen} />
    </div>
  );
}

function SaleChip({ isOnSale }: { isOnSale: boolean }) {
  const t = useT();
  return isOnSale ? (
    <StateChip tone="ok" icon={IconShoppingBag}>
      {t('billing.articleOnSale')}
    </StateChip>
  ) : (
    <StateChip tone="striped" icon={IconEyeOff}>
      {t('billing.articleOffSale')}
    </StateChip>
  );
}

function Acts({ article, onOpen }: { article: Article; onOpen: Open }) {
  const t = useT();
  const manages = useManages();
  const { Name: name, IsOnSale } = article;
  return (
    <span className={classes['acts']}>
      {IsOnSale && (
        <Button
          variant="default"
          aria-label={t('billing.sellArticle', { name })}
          onClick={() => onOpen({ act: 'sell', article })}
        >
          {t('kit.sell')}
        </Button>
      )}
      {manages && (
        <RowMenu
          label={t('kit.actionsOf', { name })}
          items={[{ label: t('kit.edit'), icon: IconPencil, onClick: () => onOpen({ act: 'edit', article }) }]}
        />
      )}
    </span>
  );
}
