import type { OnDemandVideo, OnDemand as Playlist } from '@clubpulse/contract/videos/videos/videos';
import { getOnDemand, listOnDemand, playOnDemand } from '@clubpulse/contract/videos/videos/videos.calls';
import { formatDuration } from '@clubpulse/rules/formats/duration';
import { Button } from '@mantine/core';
import { IconChevronRight, IconLock, IconPlaylist, IconVideo, IconVideoOff } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { NoPicture } from '../../../kit/figures/NoPicture.tsx';
import { Picture } from '../../../kit/figures/Picture.tsx';
import { Card } from '../../../kit/page/Card.tsx';
import { Page } from '../../../kit/page/Page.tsx';
import { EmptyState } from '../../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../../kit/states/Skeleton.tsx';
import { type ApiError, change, useCall } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import type { ScreenProps } from '../../../platform/screen.ts';
import { useClub } from '../../../platform/session.tsx';
import { Player } from '../player/Player.tsx';
import { eitherOf } from '../video-text.ts';
import classes from './OnDemand.module.css';

const isId = (text: string | undefined): text is string => text !== undefined && /^[1-9]\d{0,14}$/.test(text);

export default function OnDemand({ id, action }: ScreenProps) {
  const t = useT();
  const club = useClub();
  if (club === null)
    return (
      <Page title={t('videos.onDemand')}>
        <EmptyState title={t('videos.nothingPublished')}>{t('videos.nothingPublishedText')}</EmptyState>
      </Page>
    );
  return isId(id) ? (
    <OnePlaylist
      key={`${club.ClubId}/${id}`}
      clubId={club.ClubId}
      collectionId={Number(id)}
      videoId={isId(action) ? Number(action) : undefined}
    />
  ) : (
    <Lists key={club.ClubId} clubId={club.ClubId} />
  );
}

const isOff = (error: ApiError | null): boolean => error?.is('OnDemandNotEnabled') === true;
function NotEnabled() {
  const t = useT();
  return <EmptyState title={t('videos.notEnabled')}>{t('videos.notEnabledText')}</EmptyState>;
}

function Lists({ clubId }: { clubId: number }) {
  const t = useT();
  const formats = useFormats();
  const lists = useCall(listOnDemand, { query: { ClubId: String(clubId) } }, { quiet: true, ignore: [409] });
  return (
    <Page title={t('videos.onDemand')}>
      {isOff(lists.error) ? (
        <NotEnabled />
      ) : (
        <QueryResult query={lists} loading={<SkeletonRows rows={4} />}>
          {(all) =>
            all.length === 0 ? (
              <EmptyState title={t('videos.nothingPublished')}>{t('videos.nothingPublishedText')}</EmptyState>
            ) : (
              <Card flush>
                <ul className={classes['rows']}>
                  {all.map(({ VideoCollectionId, Title, Description, Videos, Locked }) => (
                    <li key={VideoCollectionId} className={classes['row']}>
                      <span className={classes['thumb']}>
                        <IconPlaylist size={22} stroke={1.7} aria-hidden="true" />
                      </span>
                      <span className={classes['words']}>
                        <Link to={pathTo('OnDemand', VideoCollectionId)}>{Title}</Link>
                        <small>
                          {Locked.length > 0
                            ? t('videos.locked', { names: eitherOf(t, Locked) })
                            : [t('videos.count', { count: Videos, number: formats.number(Videos) }), Description]
                                .filter((part) => part !== '')
                                .join(' · ')}
                        </small>
                      </span>
                      {Locked.length > 0 ? (
                        <IconLock size={20} stroke={1.8} aria-hidden="true" />
                      ) : (
                        <IconChevronRight size={20} stroke={1.8} aria-hidden="true" />
                      )}
                    </li>
                  ))}
                </ul>
              </Card>
            )
          }
        </QueryResult>
      )}
    </Page>
  );
}

interface OnePlaylistProps {
  readonly clubId: number;
  readonly collectionId: number;
  readonly videoId: number | undefined;
}

function OnePlaylist({ clubId: id, collectionId, videoId }: OnePlaylistProps) {
  const t = useT();
  const list = useCall(getOnDemand, { params: { id, collectionId } }, { quiet: true, ignore: [404, 409] });
  const missing = list.error?.is('VideoCollectionNotFound') === true;
  return (
    <Page title={list.data?.Title ?? t('videos.onDemand')} back={pathTo('OnDemand')}>
      {isOff(list.error) ? (
        <NotEnabled />
      ) : missing ? (
        <EmptyState title={t('videos.gone')} />
      ) : (
        <QueryResult query={list} loading={<SkeletonRows rows={6} />}>
          {(playlist) => <Playing clubId={id} playlist={playlist} videoId={videoId} />}
        </QueryResult>
      )}
    </Page>
  );
}

function Playing({ clubId: id, playlist, videoId }: { clubId: number; playlist: Playlist; videoId: number | undefined }) {
  const t = useT();
  const navigate = useNavigate();
  const { VideoCollectionId: collectionId, List, Locked } = playlist;
  const current = videoId === undefined ? List[0] : List.find(({ VideoId }) => VideoId === videoId);
  if (Locked.length > 0)
    return (
      <EmptyState
        title={t('videos.locked', { names: eitherOf(t, Locked) })}
        action={<Button onClick={() => void navigate(pathTo('MySubscriptions'))}>{t('videos.toSubscriptions')}</Button>}
      >
        {playlist.Description}
      </EmptyState>
    );
  return (
    <div className={classes['screen']}>
      {current === undefined || current.IsGone ? (
        <EmptyState title={t('videos.gone')} />
      ) : (
        <section className={classes['current']} aria-label={current.Title}>
          <Player
            key={current.VideoId}
            title={current.Title}
            source={current.Source}
            preview={current.PreviewUri}
            seconds={current.Seconds}
            open={() =>
              change(playOnDemand, { params: { id, collectionId }, body: { VideoId: current.VideoId } }, { quiet: true })
            }
          />
          <h2>{current.Title}</h2>
          <p>{[current.AddedBy, current.Description].filter(Boolean).join(' · ')}</p>
        </section>
      )}
      <section aria-label={t('videos.list', { name: playlist.Title })}>
        <Card flush>
          <ul className={classes['rows']}>
            {List.map((video) => (
              <Row
                key={video.VideoId}
                video={video}
                to={`${pathTo('OnDemand', collectionId)}/${video.VideoId}`}
                isCurrent={video === current}
              />
            ))}
          </ul>
        </Card>
      </section>
    </div>
  );
}

function Row({ video, to, isCurrent }: { video: OnDemandVideo; to: string; isCurrent: boolean }) {
  const t = useT();
  const { Title, PreviewUri, Seconds, IsGone, Source } = video;
  const Icon = IsGone ? IconVideoOff : IconVideo;
  const second = IsGone ? t('videos.gone') : Seconds === null ? (Source === 'Upload' ? '' : Source) : formatDuration(Seconds);
  return (
    <li className={classes['row']} data-current={isCurrent}>
      <span className={classes['thumb']}>
        {PreviewUri === null || IsGone ? (
          <Icon size={22} stroke={1.7} aria-hidden="true" />
        ) : (
          <Picture uri={PreviewUri} instead={<NoPicture />} />
        )}
      </span>
      <span className={classes['words']}>
        <Link to={to} replace aria-current={isCurrent || undefined}>
          {Title}
        </Link>
        {second !== '' && <small>{second}</small>}
      </span>
    </li>
  );
}
