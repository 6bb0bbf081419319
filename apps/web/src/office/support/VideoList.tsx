import type { SupportVideo } from '@clubpulse/contract/office/support/support';
import { listSupportVideos } from '@clubpulse/contract/office/support/support.calls';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { languageNames, useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import { Player } from '../../videos/videos/public.ts';
import classes from './Support.module.css';
import { VideoMenu } from './VideoMenu.tsx';

export function VideoList() {
  const t = useT();
  const videos = useCall(listSupportVideos, {}, { quiet: true });
  return (
    <QueryResult query={videos} loading={<SkeletonRows rows={2} />}>
      {(found) =>
        found.length === 0 ? (
          <EmptyState title={t('support.videosNone')}>{t('support.videosNoneText')}</EmptyState>
        ) : (
          <ul className={classes['videos']} aria-label={t('support.videosTitle')}>
            {found.map((video) => (
              <Video key={video.SupportVideoId} video={video} />
            ))}
          </ul>
        )
      }
    </QueryResult>
  );
}

function Video({ video }: { video: SupportVideo }) {
  const t = useT();
  const { IsAdmin } = useSelf();
  const { Title, Description, For, Language, Source, Play } = video;
  return (
    <li>
      <Player title={Title} source={Source} preview={null} seconds={null} open={() => Promise.resolve(Play)} />
      <div className={classes['about']}>
        <span>
          <b>{Title}</b>
          {Description !== '' && <span>{Description}</span>}
          <span>
            {t(`support.for-${For}`)} · <span lang={Language}>{languageNames[Language]}</span>
          </span>
        </span>
        {IsAdmin && <VideoMenu video={video} />}
      </div>
    </li>
  );
}
