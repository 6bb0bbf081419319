import type { News as Item } from '@clubpulse/contract/office/news';
import { listNews } from '@clubpulse/contract/office/news.calls';
import { IconPencil, IconSparkles, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import { AddButton } from '../../kit/page/AddButton.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonScreen } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import classes from './News.module.css';

const NewsEditor = lazyComponent(() => import('./NewsEditor.tsx').then((it) => it.NewsEditor));
const DeleteNews = lazyComponent(() => import('./DeleteNews.tsx').then((it) => it.DeleteNews));

type Opened = { act: 'write' } | { act: 'edit' | 'delete'; news: Item };

export default function News() {
  const t = useT();
  const isAdmin = useSelf().IsAdmin;
  const [opened, setOpened] = useState<Opened | null>(null);
  const news = useCall(listNews, {});
  const write = isAdmin ? <AddButton onClick={() => setOpened({ act: 'write' })}>{t('news.write')}</AddButton> : undefined;
  const close = () => setOpened(null);
  return (
    <Page reading title={t('news.title')} actions={write}>
      <QueryResult query={news} loading={<SkeletonScreen />}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={t('news.none')}>{t('news.noneText')}</EmptyState>
          ) : (
            <div className={classes['screen']}>
              {found.map((one) => (
                <NewsCard key={one.NewsId} news={one} {...(isAdmin ? { onAct: (act) => setOpened({ act, news: one }) } : {})} />
              ))}
            </div>
          )
        }
      </QueryResult>
      {opened?.act === 'write' && <NewsEditor onClose={close} />}
      {opened?.act === 'edit' && <NewsEditor newsId={opened.news.NewsId} onClose={close} />}
      {opened?.act === 'delete' && <DeleteNews news={opened.news} onClose={close} />}
    </Page>
  );
}

interface NewsCardProps {
  news: Item;
  onAct?: (act: 'edit' | 'delete') => void;
}

function NewsCard({ news, onAct }: NewsCardProps) {
  const t = useT();
  const formats = useFormats();
  return (
    <Card
      title={news.Title}
      aside={
        onAct && (
          <RowMenu
            label={t('kit.actionsOf', { name: news.Title })}
            items={[
              { label: t('news.edit'), icon: IconPencil, onClick: () => onAct('edit') },
              { label: t('news.delete'), icon: IconTrash, danger: true, onClick: () => onAct('delete') },
            ]}
          />
        )
      }
    >
      <p className={classes['when']}>
        <time dateTime={news.PublishedAt}>{formats.longDate(news.PublishedAt)}</time>
        {news.New && (
          <StateChip tone="info" icon={IconSparkles}>
            {t('news.new')}
          </StateChip>
        )}
      </p>
      <p className={classes['text']}>{news.Text}</p>
    </Card>
  );
}
