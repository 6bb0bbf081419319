import type { Video } from '@clubpulse/contract/videos/videos/videos';
import { getVideo, listVideoCollections, listVideos } from '@clubpulse/contract/videos/videos/videos.calls';
import { IconLink, IconPlaylistAdd, IconUpload } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { PagedList } from '../../kit/list/PagedList.tsx';
import { SearchField } from '../../kit/list/SearchField.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { useWidth } from '../../kit/widths.ts';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { Playlists } from './Playlists.tsx';
import { VideoPanel } from './VideoPanel.tsx';
import classes from './Videos.module.css';
import { VideoTile } from './VideoTile.tsx';

const UploadDialog = lazyComponent(() => import('./dialogs/UploadDialog.tsx').then((it) => it.UploadDialog));
const CollectionEditor = lazyComponent(() => import('./dialogs/CollectionEditor.tsx').then((it) => it.CollectionEditor));
const LinkDialog = lazyComponent(() => import('./dialogs/LinkDialog.tsx').then((it) => it.LinkDialog));

const POLL_MS = 4000;
interface Filter {
  readonly q: string;
  readonly playlist: number | null;
}
const inAddress = {
  read: (params: URLSearchParams): Filter => {
    const playlist = params.get('playlist') ?? '';
    return { q: (params.get('q') ?? '').slice(0, 200), playlist: /^[1-9]\d{0,14}$/.test(playlist) ? Number(playlist) : null };
  },
  write: ({ q, playlist }: Filter) =>
    new URLSearchParams({ ...(q === '' ? {} : { q }), ...(playlist === null ? {} : { playlist: String(playlist) }) }),
};
const isPending = ({ State }: Video): boolean => State === 'Uploading' || State === 'Processing';

export default function VideoCollections({ id }: ScreenProps) {
  const { ClubId } = useStaffClub();
  return (
    <Videos key={ClubId} clubId={ClubId} videoId={id !== undefined && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined} />
  );
}

function Videos({ clubId: id, videoId }: { clubId: number; videoId: number | undefined }) {
  const t = useT();
  const formats = useFormats();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'upload' | 'link' | 'playlist' | null>(null);
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const query = useMemo(
    () => ({
      ...(filter.q.trim() === '' ? {} : { globalSearch: filter.q.trim() }),
      ...(filter.playlist === null ? {} : { VideoCollectionId: String(filter.playlist) }),
    }),
    [filter],
  );
  const [isBusy, setBusy] = useState(false);
  const page = useListPage(listVideos, { params: { id }, query }, rows, isBusy ? { pollEvery: POLL_MS } : {});
  const busy = page.data?.data.some(isPending) ?? false;
  if (busy !== isBusy) setBusy(busy);
  const collections = useCall(listVideoCollections, { params: { id } }, { quiet: true });
  const lists = collections.data ?? [];
  const close = () => setDialog(null);
  const show = (chosen: number | null) => change({ playlist: chosen });
  const isDesk = useWidth() === 'desk';
  const upload = { label: t('videos.upload'), icon: IconUpload, primary: true, adds: true, onClick: () => setDialog('upload') };
  const link = { label: t('videos.fromLink'), icon: IconLink, onClick: () => setDialog('link') };
  const playlist = { label: t('videos.newPlaylist'), icon: IconPlaylistAdd, folded: true, onClick: () => setDialog('playlist') };
  const isFiltered = filter.q.trim() !== '' || filter.playlist !== null;
  return (
    <Page
      title={t('videos.title')}
      {...(page.data === undefined
        ? {}
        : { subtitle: t('videos.count', { count: page.data.recordsTotal, number: formats.number(page.data.recordsTotal) }) })}
      actions={<HeaderActions label={t('kit.more')} actions={[upload, link, ...(isDesk ? [] : [playlist])]} />}
    >
      <div className={classes['screen']}>
        <Playlists collections={lists} current={filter.playlist} onChange={show} onNew={playlist.onClick} />
        <div className={classes['main']}>
          {videoId !== undefined && <Chosen clubId={id} videoId={videoId} />}
          <search className={classes['search']}>
            <SearchField value={filter.q} placeholder={t('videos.search')} onChange={(q) => change({ q })} />
          </search>
          <PagedList
            label={t('videos.title')}
            page={page}
            grid
            empty={{ title: t('videos.noneYet'), text: t('videos.noneYetText') }}
            unmatched={
              isFiltered ? { title: t('videos.noneMatch'), onClear: () => change({ q: '', playlist: null }) } : undefined
            }
            idOf={(row) => row.VideoId}
            columns={[]}
            card={(row) => <VideoTile video={row} isCurrent={row.VideoId === videoId} />}
            showMore={showMore}
          />
        </div>
      </div>
      {dialog === 'upload' && <UploadDialog collections={lists} playlist={filter.playlist} onClose={close} />}
      {dialog === 'playlist' && <CollectionEditor onClose={close} onMade={show} />}
      {dialog === 'link' && (
        <LinkDialog
          collections={lists}
          playlist={filter.playlist}
          onClose={close}
          onAdded={(added) => void navigate(pathTo('VideoCollections', added))}
        />
      )}
    </Page>
  );
}

function Chosen({ clubId: id, videoId }: { clubId: number; videoId: number }) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const one = useCall(
    getVideo,
    { params: { id, videoId } },
    { quiet: true, ignore: [404], ...(isBusy ? { pollEvery: POLL_MS } : {}) },
  );
  const busy = one.data !== undefined && isPending(one.data);
  if (busy !== isBusy) setBusy(busy);
  if (one.error?.status === 404) return <EmptyState title={t('videos.gone')} />;
  return one.data === undefined ? null : <VideoPanel video={one.data} />;
}
