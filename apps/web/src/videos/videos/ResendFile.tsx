import type { Video } from '@clubpulse/contract/videos/videos/videos';
import { useState } from 'react';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { sendFile, useSending } from '../uploads/public.ts';
import { ResendButton } from './ResendButton.tsx';

export function ResendFile({ video }: { video: Video }) {
  const t = useT();
  const { ClubId } = useStaffClub();
  const [words, setWords] = useState<string | null>(null);
  const isGoingOut = useSending().some(({ videoId, state }) => videoId === video.VideoId && state !== 'Failed');
  if (isGoingOut) return null;
  const isRest = video.State === 'Uploading';
  const send = (file: File) => {
    if (isRest && (file.name !== video.FileName || file.size !== video.Bytes)) {
      setWords(t('videos.otherFile', { name: video.FileName ?? '' }));
      return;
    }
    setWords(null);
    sendFile(ClubId, file, video.Title, { kind: isRest ? 'rest' : 'replace', videoId: video.VideoId });
  };
  return <ResendButton isRest={isRest} refused={words} onFile={send} />;
}
