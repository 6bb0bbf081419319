import type { VideoCollection } from '@clubpulse/contract/videos/videos/videos';
import { Button } from '@mantine/core';
import { IconLock, IconPencil, IconPlaylist, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import { useWidth } from '../../kit/widths.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Videos.module.css';
import { eitherOf } from './video-text.ts';

const CollectionEditor = lazyComponent(() => import('./dialogs/CollectionEditor.tsx').then((it) => it.CollectionEditor));
const DeleteCollection = lazyComponent(() => import('./dialogs/DeleteCollection.tsx').then((it) => it.DeleteCollection));
const ICON = { size: 18, stroke: 1.8, 'aria-hidden': true } as const;

interface PlaylistsProps {
  readonly collections: readonly VideoCollection[];
  readonly current: number | null;
  readonly onChange: (id: number | null) => void;
  readonly onNew: () => void;
}

export function Playlists({ collections, current, onChange, onNew }: PlaylistsProps) {
  const t = useT();
  const formats = useFormats();
  const isDesk = useWidth() === 'desk';
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const chosen = collections.find(({ VideoCollectionId }) => VideoCollectionId === current);
  const close = () => setDialog(null);
  const entry = (id: number | null, label: string, count?: number) => (
    <li key={id ?? 'all'}>
      <button type="button" aria-pressed={current === id} onClick={() => onChange(id)}>
        <IconPlaylist {...ICON} />
        <span>{label}</span>
        {count !== undefined && <small>{count === 0 ? t('videos.empty') : formats.number(count)}</small>}
      </button>
    </li>
  );
  return (
    <div className={classes['rail']}>
      {isDesk ? (
        <nav aria-label={t('videos.playlists')}>
          <h2>{t('videos.playlists')}</h2>
          <ul className={classes['playlists']}>
            {entry(null, t('videos.allPlaylists'))}
            {collections.map(({ VideoCollectionId, Title, Videos }) => entry(VideoCollectionId, Title, Videos))}
          </ul>
        </nav>
      ) : (
        <FilterChip
          icon={IconPlaylist}
          label={t('videos.playlist')}
          all={t('videos.allPlaylists')}
          value={current === null ? null : String(current)}
          options={collections.map(({ VideoCollectionId, Title }) => ({ value: String(VideoCollectionId), label: Title }))}
          onChange={(id) => onChange(id === null ? null : Number(id))}
        />
      )}
      {isDesk && (
        <Button variant="subtle" leftSection={<IconPlus {...ICON} />} onClick={onNew}>
          {t('videos.newPlaylist')}
        </Button>
      )}
      {chosen !== undefined && (
        <section className={classes['who']}>
          <h2>{t('videos.whoSees')}</h2>
          <p>
            {chosen.Needs.length === 0
              ? t('videos.everyMember')
              : t('videos.membersWith', {
                  names: eitherOf(
                    t,
                    chosen.Needs.map(({ Name }) => Name),
                  ),
                })}{' '}
            {t('videos.people', { count: chosen.People, number: formats.number(chosen.People) })}
          </p>
          <span className={classes['acts']}>
            <Button variant="default" leftSection={<IconLock {...ICON} />} onClick={() => setDialog('edit')}>
              {t('videos.change')}
            </Button>
            <RowMenu
              label={t('kit.actionsOf', { name: chosen.Title })}
              items={[
                { label: t('videos.editPlaylist'), icon: IconPencil, onClick: () => setDialog('edit') },
                { label: t('videos.deletePlaylist'), icon: IconTrash, danger: true, onClick: () => setDialog('delete') },
              ]}
            />
          </span>
        </section>
      )}
      {dialog === 'edit' && chosen !== undefined && <CollectionEditor collection={chosen} onClose={close} onMade={onChange} />}
      {dialog === 'delete' && chosen !== undefined && (
        <DeleteCollection collection={chosen} onClose={close} onDeleted={() => onChange(null)} />
      )}
    </div>
  );
}
