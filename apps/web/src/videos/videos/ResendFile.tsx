import { ADVISED_TYPES, type Video } from '@clubpulse/contract/videos/videos/videos';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { sendFile, useSending } from '../uploads/public.ts';
import classes from './Videos.module.css';

export function ResendFile({ video }: { video: Video }) {
  const t = useT();
  const { ClubId } = useStaffClub();
  const id = useId();
  const [words, setWords] = useState<string | null>(null);
  const isGoingOut = useSending().some(({ videoId, state }) => videoId === video.VideoId && state !== 'Failed');
  if (isGoingOut) return null;
  const isRest = video.State === 'Uploading';
  const pick = (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    input.value = '';
    if (!file) return;
    if (isRest && (file.name !== video.FileName || file.size !== video.Bytes)) {
      setWords(t('videos.otherFile', { name: video.FileName ?? '' }));
      return;
    }
    setWords(null);
    sendFile(ClubId, file, video.Title, { kind: isRest ? 'rest' : 'replace', videoId: video.VideoId });
  };
  return (
    <span className={classes['resend']}>
      <Button component="label" variant="default" className={classes['pick']} htmlFor={id}>
        {t(isRest ? 'videos.goOn' : 'videos.replace')}
        <input id={id} type="file" accept={ADVISED_TYPES} onChange={(event) => pick(event.currentTarget)} />
      </Button>
      {isRest && <small>{t('videos.goOnHint')}</small>}
      {words !== null && (
        <small role="alert" className={classes['wrong']}>
          {words}
        </small>
      )}
    </span>
  );
}
