import { formatCountdown } from '@clubpulse/rules/formats/duration';
import { ActionIcon, Button } from '@mantine/core';
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerTrackNextFilled,
  IconPlayerTrackPrevFilled,
} from '@tabler/icons-react';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import { useT } from '../../../platform/phrases.ts';
import classes from './preview.module.css';
import { type Playback, type Speed, speeds } from './use-playback.ts';

interface PlaybackBarProps {
  playback: Playback;
  begins: readonly number[];
  length: number;
}

export function PlaybackBar({ playback, begins, length }: PlaybackBarProps) {
  const t = useT();
  const { at, isPlaying, speed } = playback;
  const now = begins.findLastIndex((begin) => begin <= at);
  return (
    <div className={classes['bar']}>
      <ActionIcon
        variant="default"
        className={classes['step']}
        aria-label={t('timers.back')}
        onClick={() => playback.go(begins[Math.max(0, now - 1)] ?? 0)}
      >
        <IconPlayerTrackPrevFilled size={16} />
      </ActionIcon>
      <Button
        leftSection={isPlaying ? <IconPlayerPauseFilled size={16} /> : <IconPlayerPlayFilled size={16} />}
        onClick={isPlaying ? playback.pause : playback.play}
      >
        {t(isPlaying ? 'timers.pause' : 'timers.play')}
      </Button>
      <ActionIcon
        variant="default"
        className={classes['step']}
        aria-label={t('timers.forth')}
        onClick={() => playback.go(begins[now + 1] ?? length)}
      >
        <IconPlayerTrackNextFilled size={16} />
      </ActionIcon>
      <span className={classes['at']}>
        {t('timers.of', { at: formatCountdown(Math.floor(at / 1000)), total: formatCountdown(length / 1000) })}
      </span>
      <Segmented
        label={t('workouts.speed')}
        value={String(speed)}
        options={speeds.map((count) => ({ value: String(count), label: t('timers.times', { count }) }))}
        onChange={(next) => playback.setSpeed(Number(next) as Speed)}
      />
    </div>
  );
}
