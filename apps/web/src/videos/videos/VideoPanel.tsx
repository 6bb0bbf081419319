import type { Video } from '@clubpulse/contract/videos/videos/videos';
import { playVideo, retryVideo } from '@clubpulse/contract/videos/videos/videos.calls';
import { isWorthRetrying } from '@clubpulse/rules/videos/videos/encoding';
import { Button } from '@mantine/core';
import { IconCheck, IconEye, IconPencil, IconRefresh, IconTrash, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { change, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { AdviceLines } from './AdviceLines.tsx';
import { Player } from './player/Player.tsx';
import { ResendFile } from './ResendFile.tsx';
import classes from './Videos.module.css';
import { lookOf, pendingText } from './video-text.ts';

const EditVideo = lazyComponent(() => import('./dialogs/EditVideo.tsx').then((it) => it.EditVideo));
const DeleteVideo = lazyComponent(() => import('./dialogs/DeleteVideo.tsx').then((it) => it.DeleteVideo));
const ICON = { size: 18, stroke: 1.8, 'aria-hidden': true } as const;

export function VideoPanel({ video }: { video: Video }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const params = { id, videoId: video.VideoId };
  const retry = useChange(retryVideo, { quiet: true });
  const again = () => retry.mutate({ params });
  const look = lookOf(video);
  const close = () => setDialog(null);
  return (
    <section className={classes['panel']} aria-label={video.Title}>
      {look === 'failed' || look === 'pending' ? (
        <div className={classes['away']} data-look={look}>
          {look === 'pending' ? (
            <p role="status">{pendingText(t, video)}</p>
          ) : (
            <p role="alert">
              <b>{video.ErrorCode === null ? t('uploads.error') : `${video.ErrorTitle} (${video.ErrorCode})`}</b>
              {video.ErrorAdvice !== null && <span>{video.ErrorAdvice}</span>}
            </p>
          )}
          <span className={classes['acts']}>
            {look === 'failed' && video.ErrorCode !== null && isWorthRetrying(video.ErrorCode) && (
              <Button leftSection={<IconRefresh {...ICON} />} loading={retry.isPending} onClick={again}>
                {t('kit.tryAgain')}
              </Button>
            )}
            {(look === 'failed' || video.State === 'Uploading') && <ResendFile video={video} />}
          </span>
        </div>
      ) : (
        <Player
          key={video.VideoId}
          title={video.Title}
          source={video.Source}
          preview={video.PreviewUri}
          seconds={video.Seconds}
          open={() => change(playVideo, { params }, { quiet: true })}
        />
      )}
      <div className={classes['about']}>
        <h2>{video.Title}</h2>
        <p className={classes['chips']}>
          <StateChip tone={video.IsPublished ? 'ok' : 'dashed'} {...(video.IsPublished ? { icon: IconCheck } : {})}>
            {t(video.IsPublished ? 'videos.published' : 'videos.unpublished')}
          </StateChip>
          {video.Collections.map(({ VideoCollectionId, Title }) => (
            <StateChip key={VideoCollectionId} tone="mute">
              {Title}
            </StateChip>
          ))}
        </p>
        {video.Description !== '' && <p className={classes['text']}>{video.Description}</p>}
        <Facts video={video} />
        {video.Source === 'Upload' && video.State === 'Ready' && !video.IsEncoded && (
          <p className={classes['text']}>{t('videos.notEncodedHere')}</p>
        )}
        <Refusal words={retry.error === null ? null : refusalText(retry.error)} />
        <span className={classes['acts']}>
          <Button variant="default" leftSection={<IconPencil {...ICON} />} onClick={() => setDialog('edit')}>
            {t('kit.edit')}
          </Button>
          <RowMenu
            label={t('kit.actionsOf', { name: video.Title })}
            items={[
              ...(video.Source === 'Upload' && video.State === 'Ready' && !video.IsEncoded
                ? [{ label: t('videos.encode'), icon: IconUpload, onClick: again }]
                : []),
              { label: t('videos.delete'), icon: IconTrash, danger: true, onClick: () => setDialog('delete') },
            ]}
          />
        </span>
      </div>
      {dialog === 'edit' && <EditVideo video={video} onClose={close} />}
      {dialog === 'delete' && <DeleteVideo video={video} onClose={close} />}
    </section>
  );
}

function Facts({ video }: { video: Video }) {
  const t = useT();
  const formats = useFormats();
  const { Plays, People } = video;
  const values = { count: Plays, number: formats.number(Plays), people: formats.number(People) };
  return (
    <ul className={classes['facts']}>
      {video.Source === 'Upload' && <AdviceLines video={video} />}
      <li>
        <IconEye {...ICON} />
        {Plays === 0 ? t('videos.neverPlayed') : t('videos.plays', values)}
      </li>
    </ul>
  );
}
