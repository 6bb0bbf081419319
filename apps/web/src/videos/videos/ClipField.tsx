import { UPLOAD } from '@clubpulse/contract/videos/uploads/uploads';
import { ADVISED_TYPES, type Video, type VideoPlay } from '@clubpulse/contract/videos/videos/videos';
import { isWorthRetrying } from '@clubpulse/rules/videos/videos/encoding';
import { Button } from '@mantine/core';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { Meter } from '../../kit/figures/Meter.tsx';
import { useT } from '../../platform/phrases.ts';
import { type ClipCalls, FilesField, type Sending, sendFile, useSending } from '../uploads/public.ts';
import { AdviceLines } from './AdviceLines.tsx';
import { Player } from './player/Player.tsx';
import { ResendButton } from './ResendButton.tsx';
import classes from './Videos.module.css';
import { pendingText } from './video-text.ts';

const ICON = { size: 18, stroke: 1.8, 'aria-hidden': true } as const;

export type Clip = Pick<
  Video,
  | 'VideoId'
  | 'State'
  | 'FileName'
  | 'Bytes'
  | 'PreviewUri'
  | 'Seconds'
  | 'Width'
  | 'Height'
  | 'HasSound'
  | 'ErrorCode'
  | 'ErrorTitle'
  | 'ErrorAdvice'
  | 'Progress'
  | 'IsEncoded'
>;

interface ClipFieldProps {
  readonly clubId: number;
  readonly clip: Clip | null;
  readonly title: string;
  readonly shownAt: string;
  readonly calls: ClipCalls;
  readonly open: () => Promise<VideoPlay>;
  readonly retry: () => void;
  readonly isRetrying: boolean;
}

export function ClipField({ clubId, clip, title, shownAt, calls, open, retry, isRetrying }: ClipFieldProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const sending = useSending().find((one) => one.shownAt === shownAt && one.state !== 'Arrived');
  const isOut = sending !== undefined && sending.state !== 'Failed';
  const send = (file: File, isRest: boolean) => sendFile(clubId, file, title, { kind: 'clip', calls, shownAt, isRest });
  if (isOut) return <OnItsWay sending={sending} />;
  if (clip === null) return <ChooseClip onChosen={(file) => send(file, false)} />;
  const isFailed = clip.State === 'Error';
  return (
    <div className={classes['clip']}>
      {clip.State === 'Ready' ? (
        <Player
          key={`${clip.VideoId}/${clip.FileName}`}
          title={title}
          source="Upload"
          preview={clip.PreviewUri}
          seconds={clip.Seconds}
          open={open}
        />
      ) : (
        <div className={classes['away']} data-look={isFailed ? 'failed' : 'pending'}>
          {isFailed ? (
            <p role="alert">
              <b>{clip.ErrorCode === null ? t('uploads.error') : `${clip.ErrorTitle} (${clip.ErrorCode})`}</b>
              {clip.ErrorAdvice !== null && <span>{clip.ErrorAdvice}</span>}
            </p>
          ) : (
            <p role="status">{pendingText(t, clip)}</p>
          )}
          {isFailed && clip.ErrorCode !== null && isWorthRetrying(clip.ErrorCode) && (
            <Button leftSection={<IconRefresh {...ICON} />} loading={isRetrying} onClick={retry}>
              {t('kit.tryAgain')}
            </Button>
          )}
        </div>
      )}
      {clip.State === 'Ready' && (
        <ul className={classes['facts']}>
          <AdviceLines video={clip} />
        </ul>
      )}
      {clip.State === 'Ready' && !clip.IsEncoded && <p className={classes['text']}>{t('videos.notEncodedHere')}</p>}
      <span className={classes['acts']}>
        {clip.State === 'Ready' && !clip.IsEncoded && (
          <Button variant="default" loading={isRetrying} onClick={retry}>
            {t('videos.encode')}
          </Button>
        )}
        {clip.State !== 'Processing' && <SendAgain clip={clip} onChosen={send} />}
        <Button variant="default" leftSection={<IconTrash {...ICON} />} onClick={() => setAsking(true)}>
          {t('videos.remove')}
        </Button>
      </span>
      {isAsking && (
        <ConfirmDialog
          opened
          danger
          title={t('videos.removeTitle', { name: title })}
          keep={t('kit.keepIt')}
          confirm={t('videos.remove')}
          busy={isRemoving}
          onConfirm={() => {
            setRemoving(true);
            void calls.remove().finally(() => {
              setRemoving(false);
              setAsking(false);
            });
          }}
          onClose={() => setAsking(false)}
        >
          {t('videos.removeText')}
        </ConfirmDialog>
      )}
    </div>
  );
}

function OnItsWay({ sending: { sent, bytes, state } }: { sending: Sending }) {
  const t = useT();
  const percent = bytes === 0 ? 0 : Math.floor((100 * sent) / bytes);
  const words = state === 'Waiting' ? t('uploads.waiting') : t('videos.uploadingPercent', { percent });
  return (
    <div className={classes['away']} data-look="pending">
      <p role="status">{state === 'Queued' ? t('uploads.queued') : words}</p>
      <Meter part={sent} whole={bytes} />
    </div>
  );
}

function ChooseClip({ onChosen }: { onChosen: (file: File) => void }) {
  const t = useT();
  const [words, setWords] = useState<string | null>(null);
  const choose = (file: File) => {
    const wrong = wrongOf(file);
    setWords(wrong === null ? null : t(wrong));
    if (wrong === null) onChosen(file);
  };
  return (
    <FilesField label={t('videos.chooseFile')} note={t('videos.advice')} accept={ADVISED_TYPES} error={words} onChosen={choose} />
  );
}

function SendAgain({ clip, onChosen }: { clip: Clip; onChosen: (file: File, isRest: boolean) => void }) {
  const t = useT();
  const [words, setWords] = useState<string | null>(null);
  const isRest = clip.State === 'Uploading';
  const choose = (file: File) => {
    const wrong = wrongOf(file);
    const isOther = isRest && (file.name !== clip.FileName || file.size !== clip.Bytes);
    setWords(wrong !== null ? t(wrong) : isOther ? t('videos.otherFile', { name: clip.FileName ?? '' }) : null);
    if (wrong === null && !isOther) onChosen(file, isRest);
  };
  return <ResendButton isRest={isRest} refused={words} onFile={choose} />;
}

const wrongOf = ({ size }: File) =>
  size > UPLOAD.bytesMax ? ('upload-too-large' as const) : size === 0 ? ('upload-empty' as const) : null;
