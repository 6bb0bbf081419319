import type { Video } from '@clubpulse/contract/videos/videos/videos';
import { formatDuration } from '@clubpulse/rules/formats/duration';
import { IconAlertCircle, IconBrandVimeo, IconBrandYoutube, IconLoader2, IconVideo, IconVideoOff } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { NoPicture } from '../../kit/figures/NoPicture.tsx';
import { Picture } from '../../kit/figures/Picture.tsx';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './Videos.module.css';
import { lookOf, pendingText, secondLine } from './video-text.ts';

const icons = { Upload: IconVideo, YouTube: IconBrandYoutube, Vimeo: IconBrandVimeo } as const;

export function VideoTile({ video, isCurrent }: { video: Video; isCurrent: boolean }) {
  const t = useT();
  const { search } = useLocation();
  const look = lookOf(video);
  const Icon = look === 'failed' || look === 'gone' ? IconVideoOff : icons[video.Source];
  return (
    <div className={classes['tile']} data-look={look} data-current={isCurrent}>
      <span className={classes['picture']}>
        {video.PreviewUri === null || look === 'failed' ? (
          <Icon size={30} stroke={1.6} aria-hidden="true" />
        ) : (
          <Picture uri={video.PreviewUri} instead={<NoPicture />} />
        )}
        <Corner video={video} />
      </span>
      <Link
        className={classes['name']}
        to={`${pathTo('VideoCollections', video.VideoId)}${search}`}
        aria-current={isCurrent || undefined}
      >
        {video.Title}
      </Link>
      <small className={classes['second']}>{secondLine(t, video)}</small>
    </div>
  );
}

function Corner({ video }: { video: Video }) {
  const t = useT();
  const look = lookOf(video);
  if (look === 'failed')
    return (
      <span className={classes['corner']} data-tone="bad">
        <IconAlertCircle size={14} stroke={2} aria-hidden="true" />
        {t('videos.failed')}
      </span>
    );
  if (look === 'pending')
    return (
      <span className={classes['corner']}>
        <IconLoader2 size={14} stroke={2} aria-hidden="true" />
        {pendingText(t, video)}
      </span>
    );
  return video.Seconds === null ? null : <span className={classes['corner']}>{formatDuration(video.Seconds)}</span>;
}
