import { listNews } from '@clubpulse/contract/office/news.calls';
import { IconSparkles } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './NewestNews.module.css';

const FRESH_MS = 600_000;

export function NewestNews({ onOpen }: { onOpen: () => void }) {
  const t = useT();
  const news = useCall(listNews, {}, { staleTime: FRESH_MS, quiet: true });
  const newest = news.data?.[0];
  if (!newest?.New) return null;
  return (
    <Link className={classes['line']} to={pathTo('News')} onClick={onOpen}>
      <IconSparkles size={17} stroke={1.8} aria-hidden="true" />
      <span>
        <b>{t('news.title')}</b> {newest.Title}
      </span>
    </Link>
  );
}
