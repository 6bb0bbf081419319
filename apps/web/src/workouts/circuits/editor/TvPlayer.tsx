import { formatCountdown } from '@clubpulse/rules/formats/duration';
import { ActionIcon } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import { useT } from '../../../platform/phrases.ts';
import classes from './circuit.module.css';

const TICK_MS = 250;
const speeds = ['1', '4', '16'] as const;
type Speed = (typeof speeds)[number];

export function useTvPlayer(begin: number, total: number) {
  const [elapsed, setElapsed] = useState(begin);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1');
  useEffect(() => {
    if (!isPlaying) return;
    const ticking = setInterval(() => setElapsed((before) => Math.min(total, before + TICK_MS * Number(speed))), TICK_MS);
    return () => clearInterval(ticking);
  }, [isPlaying, speed, total]);
  const at = Math.min(elapsed, total);
  const toggle = () => {
    if (!isPlaying && at >= total) setElapsed(0);
    setPlaying(!isPlaying);
  };
  return { at, total, isPlaying, toggle, setElapsed, speed, setSpeed };
}

type TvPlayerProps = ReturnType<typeof useTvPlayer>;

export function TvPlayer({ at, total, isPlaying, toggle, setElapsed, speed, setSpeed }: TvPlayerProps) {
  const t = useT();
  const seconds = total / 1000;
  return (
    <>
      <div className={classes['player']}>
        <ActionIcon
          variant="default"
          size="var(--ctl-s)"
          aria-label={t(isPlaying ? 'circuits.pause' : 'circuits.play')}
          onClick={toggle}
        >
          {isPlaying ? <IconPlayerPause size={17} stroke={1.8} /> : <IconPlayerPlay size={17} stroke={1.8} />}
        </ActionIcon>
        <span>{formatCountdown(at / 1000)}</span>
        <input
          type="range"
          aria-label={t('circuits.position')}
          aria-valuetext={formatCountdown(at / 1000)}
          min={0}
          max={seconds}
          step={1}
          value={Math.round(at / 1000)}
          onChange={(event) => setElapsed(Number(event.currentTarget.value) * 1000)}
        />
        <span>{formatCountdown(seconds)}</span>
      </div>
      <Segmented<Speed>
        label={t('workouts.speed')}
        value={speed}
        options={speeds.map((value) => ({ value, label: `${value}×` }))}
        onChange={setSpeed}
      />
    </>
  );
}
