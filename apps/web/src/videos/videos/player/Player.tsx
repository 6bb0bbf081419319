import type { VideoPlay, VideoSource } from '@clubpulse/contract/videos/videos/videos';
import { formatDuration } from '@clubpulse/rules/formats/duration';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Picture } from '../../../kit/figures/Picture.tsx';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { ApiError } from '../../../platform/api.ts';
import { refusalText } from '../../../platform/forms.ts';
import { useT } from '../../../platform/phrases.ts';
import classes from './Player.module.css';

interface PlayerProps {
  readonly title: string;
  readonly source: VideoSource;
  readonly preview: string | null;
  readonly seconds: number | null;
  readonly open: () => Promise<VideoPlay>;
}

/** Loads nothing before play, so that no other site receives data of the viewer. */
export function Player({ title, source, preview, seconds, open }: PlayerProps) {
  const t = useT();
  const [play, setPlay] = useState<{ readonly how: VideoPlay; readonly from: number } | null>(null);
  const [words, setWords] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const lost = useRef(false);
  async function start(from: number) {
    setBusy(true);
    setWords(null);
    try {
      setPlay({ how: await open(), from });
    } catch (error) {
      setPlay(null);
      setWords(error instanceof ApiError ? refusalText(error) : t('videos.cannotPlay'));
    } finally {
      setBusy(false);
    }
  }
  function goOn(at: number, isBroken: boolean) {
    if (lost.current || isBroken) {
      setPlay(null);
      setWords(t('videos.cannotPlay'));
      return;
    }
    lost.current = true;
    void start(at);
  }
  return (
    <div className={classes['player']}>
      <div className={classes['stage']}>
        {play === null ? (
          <button
            type="button"
            className={classes['poster']}
            aria-label={t('videos.play', { name: title })}
            aria-busy={busy}
            onClick={() => {
              lost.current = false;
              void start(0);
            }}
          >
            {preview !== null && <Picture uri={preview} eager />}
            <span className={classes['start']}>
              <IconPlayerPlayFilled size={28} aria-hidden="true" />
            </span>
            {seconds !== null && <span className={classes['length']}>{formatDuration(seconds)}</span>}
          </button>
        ) : play.how.Kind === 'Hls' || play.how.Kind === 'File' ? (
          <Film key={play.how.Address} how={play.how} from={play.from} title={title} onLost={goOn} />
        ) : (
          <iframe
            className={classes['frame']}
            src={play.how.Address}
            title={title}
            allow="autoplay; fullscreen; picture-in-picture"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
      </div>
      {source !== 'Upload' && play === null && <p className={classes['note']}>{t('videos.playsFrom', { site: source })}</p>}
      <Refusal words={words} />
    </div>
  );
}

interface FilmProps {
  readonly how: VideoPlay;
  readonly from: number;
  readonly title: string;
  readonly onLost: (at: number, isBroken: boolean) => void;
}

function Film({ how: { Kind, Address }, from, title, onLost }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const report = useEffectEvent(onLost);
  useEffect(() => {
    const film = video.current;
    if (film === null) return;
    let isLeft = false;
    let end: (() => void) | undefined;
    const lose = (isBroken: boolean) => {
      if (!isLeft) report(film.currentTime, isBroken);
    };
    const plain = () => {
      film.src = Address;
      film.currentTime = from;
      film.onerror = () => lose(film.error?.code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED && film.currentTime === 0);
    };
    const play = () => void film.play().catch(() => undefined);
    if (Kind === 'File' || film.canPlayType('application/vnd.apple.mpegurl') !== '') {
      plain();
      play();
    } else {
      import('./hls.ts').then(
        ({ attach }) => {
          if (isLeft) return;
          end = attach(film, Address, from, () => lose(false));
          if (end === undefined) lose(true);
          else play();
        },
        () => lose(false),
      );
    }
    return () => {
      isLeft = true;
      end?.();
      film.removeAttribute('src');
      film.load();
    };
  }, [Kind, Address, from]);
  return <video ref={video} className={classes['frame']} controls playsInline aria-label={title} />;
}
