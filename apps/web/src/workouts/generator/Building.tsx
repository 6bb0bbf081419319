import { Button } from '@mantine/core';
import { IconDoorExit } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useNow } from '../../platform/clock.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Building.module.css';
import type { Generating } from './generation.ts';
import { goalLabels } from './generator-text.ts';

const USUAL = 60;
const STEPS = 5;

export function Building({ state, onStop }: { state: Extract<Generating, { is: 'running' }>; onStop: () => void }) {
  const t = useT();
  const formats = useFormats();
  const now = useNow(1000);
  const [isAsking, setAsking] = useState(false);
  const seconds = Math.max(0, Math.floor((now.getTime() - state.since) / 1000));
  const isLong = seconds >= USUAL;
  const { Goal, PreferredDuration: minutes, Location } = state.wanted;
  const full = (seconds / USUAL) * STEPS;
  return (
    <section className={classes['building']} aria-labelledby="building-title">
      <h2 id="building-title">{t('generator.buildingTitle')}</h2>
      <p className={classes['what']}>
        {[t(goalLabels[Goal]), t('generator.partMinutes', { minutes }), t(`clubs.equipmentAt-${Location}`)].join(', ')}
      </p>
      <div className={classes['card']}>
        <p className={classes['time']}>
          <b role="timer">{formats.duration(seconds)}</b>
          <span>
            {t('generator.usual')} <span aria-live="polite">{isLong && t('generator.longer')}</span>
          </span>
        </p>
        <div className={classes['ladder']} aria-hidden="true">
          {Array.from({ length: STEPS }, (_, step) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: five bars that never move
              key={step}
              style={{ height: `${36 + step * 16}%` }}
              data-state={full >= step + 1 ? 'done' : full >= step ? 'now' : 'later'}
            />
          ))}
        </div>
      </div>
      <p className={classes['leave']}>
        <IconDoorExit size={20} stroke={1.7} aria-hidden="true" />
        {t('generator.leave')}
      </p>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('generator.stop')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('generator.stopTitle')}
        confirm={t('generator.stop')}
        keep={t('generator.keepGoing')}
        onConfirm={onStop}
        onClose={() => setAsking(false)}
      >
        {t('generator.stopText')}
      </ConfirmDialog>
    </section>
  );
}
