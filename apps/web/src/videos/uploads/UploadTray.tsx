import { getVideo } from '@clubpulse/contract/videos/videos/videos.calls';
import { ActionIcon, Button } from '@mantine/core';
import {
  IconCheck,
  IconChevronDown,
  IconChevronUp,
  IconFileOff,
  IconFileText,
  IconLoader2,
  IconUpload,
  IconVideo,
  IconVideoOff,
  IconX,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Meter } from '../../kit/figures/Meter.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { clearSent, type Sending, sendAgain, stopSending, useSending } from './sending.ts';
import classes from './UploadTray.module.css';

const POLL_MS = 3000;
const ICON = { size: 18, stroke: 1.8, 'aria-hidden': true } as const;

export function UploadTray() {
  const t = useT();
  const list = useSending();
  const [folded, setFolded] = useState(false);
  const [tray, setTray] = useState<HTMLElement | null>(null);
  useTrayHeight(tray);
  if (list.length === 0) return null;
  const done = list.filter(({ state }) => state === 'Arrived').length;
  const isOut = list.every(({ state }) => state === 'Arrived' || state === 'Failed');
  const Fold = folded ? IconChevronUp : IconChevronDown;
  return (
    <section ref={setTray} className={classes['tray']} aria-label={t('uploads.region')}>
      <header className={classes['head']}>
        <IconUpload {...ICON} />
        <b role="status">{t('uploads.title', { done, count: list.length })}</b>
        <ActionIcon
          variant="transparent"
          aria-expanded={!folded}
          aria-label={t(folded ? 'uploads.unfold' : 'uploads.fold')}
          onClick={() => setFolded(!folded)}
        >
          <Fold {...ICON} />
        </ActionIcon>
        {isOut && (
          <ActionIcon variant="transparent" aria-label={t('uploads.close')} onClick={clearSent}>
            <IconX {...ICON} />
          </ActionIcon>
        )}
      </header>
      {!folded && (
        <>
          {list.length > 1 && list.some(({ state }) => state === 'Failed') && (
            <p className={classes['some']} role="alert">
              {t('uploads.someFailed')}
            </p>
          )}
          <ul className={classes['list']}>
            {list.map((one) => (
              <li key={one.key}>
                {one.state === 'Arrived' && one.shownAt !== null ? (
                  <ArrivedClip one={one} to={one.shownAt} />
                ) : one.state === 'Arrived' && one.videoId !== undefined ? (
                  <Arrived one={one} videoId={one.videoId} />
                ) : (
                  <OnItsWay one={one} />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function useTrayHeight(tray: HTMLElement | null) {
  useEffect(() => {
    if (tray === null) return;
    const { style } = document.body;
    const watch = new ResizeObserver(() => style.setProperty('--tray', `${tray.offsetHeight}px`));
    watch.observe(tray);
    return () => {
      watch.disconnect();
      style.removeProperty('--tray');
    };
  }, [tray]);
}

interface LineProps {
  icon: ReactNode;
  tone?: 'bad' | 'ok';
  name: string;
  children: ReactNode;
  act?: ReactNode;
}
const Line = ({ icon, tone, name, children, act }: LineProps) => (
  <div className={classes['line']} data-tone={tone}>
    <span className={classes['icon']}>{icon}</span>
    <span className={classes['words']}>
      <b>{name}</b>
      {children}
    </span>
    {act}
  </div>
);

function OnItsWay({ one }: { one: Sending }) {
  const t = useT();
  const { key, fileName, isVideo, state, sent, bytes, words } = one;
  const icon = isVideo ? <IconVideo {...ICON} /> : <IconFileText {...ICON} />;
  const stop = (
    <ActionIcon variant="default" aria-label={t('uploads.stop', { name: fileName })} onClick={() => void stopSending(key)}>
      <IconX {...ICON} />
    </ActionIcon>
  );
  if (state === 'Failed')
    return (
      <Line
        tone="bad"
        icon={isVideo ? <IconVideoOff {...ICON} /> : <IconFileOff {...ICON} />}
        name={fileName}
        act={
          <span className={classes['acts']}>
            <Button variant="default" size="compact-md" onClick={() => sendAgain(key)}>
              {t('kit.tryAgain')}
            </Button>
            {stop}
          </span>
        }
      >
        <span>
          {t(isVideo ? 'uploads.error' : 'uploads.errorFile')}
          {words !== null && `. ${words}`}
        </span>
      </Line>
    );
  if (state === 'Arrived')
    return (
      <Line tone="ok" icon={<IconCheck {...ICON} />} name={fileName}>
        <span>{t('uploads.ready')}</span>
      </Line>
    );
  const percent = bytes === 0 ? 0 : Math.floor((100 * sent) / bytes);
  return (
    <Line
      icon={icon}
      name={fileName}
      act={
        <span className={classes['acts']}>
          <span className={classes['percent']}>{t('uploads.percent', { percent })}</span>
          {stop}
        </span>
      }
    >
      {state === 'Sending' ? (
        <Meter part={sent} whole={bytes} />
      ) : (
        <span>{t(state === 'Waiting' ? 'uploads.waiting' : 'uploads.queued')}</span>
      )}
    </Line>
  );
}

function Arrived({ one, videoId }: { one: Sending; videoId: number }) {
  const t = useT();
  const navigate = useNavigate();
  const [isOver, setOver] = useState(false);
  const params = { id: one.clubId, videoId };
  const { data } = useCall(getVideo, { params }, { quiet: true, ignore: [404], ...(isOver ? {} : { pollEvery: POLL_MS }) });
  const ended = data !== undefined && data.State !== 'Processing';
  if (ended !== isOver) setOver(ended);
  const open = (word: 'uploads.watch' | 'kit.tryAgain') => (
    <Button variant="default" size="compact-md" onClick={() => void navigate(pathTo('VideoCollections', videoId))}>
      {t(word)}
    </Button>
  );
  if (data?.State === 'Error')
    return (
      <Line tone="bad" icon={<IconVideoOff {...ICON} />} name={one.fileName} act={open('kit.tryAgain')}>
        <span>
          {data.ErrorCode === null ? t('uploads.error') : `${data.ErrorTitle} (${data.ErrorCode}). ${data.ErrorAdvice}`}
        </span>
      </Line>
    );
  if (ended)
    return (
      <Line tone="ok" icon={<IconCheck {...ICON} />} name={one.fileName} act={open('uploads.watch')}>
        <span>{t('uploads.ready')}</span>
      </Line>
    );
  const percent = data?.Progress ?? 0;
  return (
    <Line icon={<IconLoader2 {...ICON} />} name={one.fileName}>
      <span>{percent === 0 ? t('uploads.processing') : t('uploads.processingPercent', { percent })}</span>
    </Line>
  );
}

function ArrivedClip({ one: { fileName }, to }: { one: Sending; to: string }) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <Line
      icon={<IconLoader2 {...ICON} />}
      name={fileName}
      act={
        <Button variant="default" size="compact-md" onClick={() => void navigate(to)}>
          {t('kit.show')}
        </Button>
      }
    >
      <span>{t('uploads.processing')}</span>
    </Line>
  );
}
