import { ADVICE, type Video } from '@clubpulse/contract/videos/videos/videos';
import { formatDuration } from '@clubpulse/rules/formats/duration';
import { isWorthRetrying } from '@clubpulse/rules/videos/videos/encoding';
import type { Translate } from '../../platform/phrases.ts';

export type Look = 'ready' | 'hidden' | 'pending' | 'failed' | 'gone';
export function lookOf({ State, IsGone, IsPublished }: Video): Look {
  if (State === 'Error') return 'failed';
  if (State !== 'Ready') return 'pending';
  if (IsGone) return 'gone';
  return IsPublished ? 'ready' : 'hidden';
}

export function secondLine(t: Translate, video: Video): string {
  const look = lookOf(video);
  if (look === 'failed') {
    const { ErrorCode: code } = video;
    return code === null || !isWorthRetrying(code) ? t('uploads.error') : t('videos.notEncoded', { code });
  }
  if (look === 'gone') return `${video.Source}, ${t('videos.gone')}`;
  if (look === 'hidden') return t('videos.unpublished');
  if (video.Source !== 'Upload') return video.Source;
  return video.AddedBy === null ? '' : t('videos.by', { name: video.AddedBy });
}

export function pendingText(t: Translate, { State, Progress }: Pick<Video, 'State' | 'Progress'>): string {
  if (State === 'Uploading') return t('videos.uploading');
  return Progress === 0 ? t('videos.processing') : t('videos.processingPercent', { percent: Progress });
}

type Filmed = Pick<Video, 'Width' | 'Height' | 'Seconds' | 'HasSound'>;
export interface Advice {
  readonly isMet: boolean;
  readonly words: string;
}
export function adviceOf(t: Translate, { Width, Height, Seconds, HasSound }: Filmed): Advice[] {
  const list: Advice[] = [];
  if (Width !== null && Height !== null) {
    const isMet = Math.abs(Width / Height - ADVICE.ratio) < 0.02;
    list.push({ isMet, words: t(isMet ? 'videos.ratio' : 'videos.ratioOff', { width: Width, height: Height }) });
  }
  if (Seconds !== null) {
    const isStored = Seconds < ADVICE.seconds;
    list.push({ isMet: isStored, words: t(isStored ? 'videos.short' : 'videos.long', { time: formatDuration(Seconds) }) });
  }
  if (HasSound !== null) list.push({ isMet: !HasSound, words: t(HasSound ? 'videos.sound' : 'videos.silent') });
  return list;
}

export function eitherOf(t: Translate, names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : t('videos.or', { first: names.slice(0, -1).join(', '), last });
}
