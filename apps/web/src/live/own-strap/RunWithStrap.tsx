import { percentOfMax, zoneOf } from '@clubpulse/rules/accounts/users/zones';
import { signalOf } from '@clubpulse/rules/live/board/signal';
import { Button } from '@mantine/core';
import { IconBluetooth, IconHeartOff } from '@tabler/icons-react';
import { Card } from '../../kit/page/Card.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useNow } from '../../platform/clock.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useSelf } from '../../platform/session.tsx';
import { CarryOut } from '../../workouts/runs/public.ts';
import classes from './RunWithStrap.module.css';
import { reachesStraps } from './reach.ts';
import { type OwnStrap, useOwnStrap } from './use-own-strap.ts';

/** Carries out a sheet, with the heart rate of a strap where this device hears one; its beats go into the journal as always. */
export default function RunWithStrap({ id }: ScreenProps) {
  const t = useT();
  const { find, stand: _stand, end: _end, isListening, ...heard } = useOwnStrap();
  const before = reachesStraps() && !isListening && (
    <Card>
      <Button
        variant="default"
        size="lg"
        leftSection={<IconBluetooth size={22} stroke={1.8} aria-hidden="true" />}
        loading={heard.phase === 'finding'}
        onClick={() => void find()}
      >
        {t('ownStrap.find')}
      </Button>
      <Refusal words={heard.failed ? t(heard.failed === 'tab' ? 'ownStrap.twoTabs' : 'ownStrap.failed') : null} />
    </Card>
  );
  return (
    <CarryOut
      sheetId={Number(id)}
      before={before}
      heart={(zones) => isListening && <Strip heard={heard} zones={zones} onFind={() => void find()} />}
    />
  );
}

interface StripProps {
  heard: OwnStrap;
  /** What the exercise asks for. */
  zones: readonly [low: number, high: number] | null;
  onFind: () => void;
}

/** Zone, share of the highest heart rate and one sentence about the target; hatched where nothing is heard. */
function Strip({ heard, zones, onFind }: StripProps) {
  const t = useT();
  const formats = useFormats();
  const self = useSelf();
  const now = useNow(1000).getTime();
  const limits = [self.Zone0Bpm, self.Zone1Bpm, self.Zone2Bpm, self.Zone3Bpm, self.Zone4Bpm, self.Zone5Bpm] as const;
  const bpm = heard.measurement?.bpm ?? 0;
  const signal = signalOf(Math.floor((now - heard.heardAt) / 1000), heard.figures !== null);
  const isHeard = bpm > 0 && heard.phase === 'live' && (signal === 'fresh' || signal === 'held');
  if (!isHeard)
    return (
      <div className={classes['strip']} role="status">
        <IconHeartOff size={26} aria-hidden="true" />
        <b>{t('ownStrap.noBeat')}</b>
        {heard.phase === 'lost' && (
          <button type="button" className={classes['find']} onClick={onFind}>
            {t('ownStrap.find')}
          </button>
        )}
      </div>
    );
  const zone = zoneOf(bpm, limits);
  return (
    <div className={classes['strip']} data-zone={zone}>
      <b>{t('zone.short', { zone })}</b>
      <span className={classes['percent']}>{formats.percent(percentOfMax(bpm, self.MaxHeartRate, limits))}</span>
      <span className={classes['words']}>
        {t('kit.bpm', { bpm })}
        {zones !== null && (
          <>
            <br />
            {t(zone > zones[1] ? 'ownStrap.easeOff' : zone < zones[0] ? 'ownStrap.pushOn' : 'ownStrap.onTarget', {
              zone: zones[0] === zones[1] ? zones[0] : `${zones[0]}–${zones[1]}`,
            })}
          </>
        )}
      </span>
    </div>
  );
}
