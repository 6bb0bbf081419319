import { getUserLive, heartOf } from '@clubpulse/contract/live/board.calls';
import { percentOfMax, zoneOf } from '@clubpulse/rules/accounts/users/zones';
import { signalOf } from '@clubpulse/rules/live/board/signal';
import { Button } from '@mantine/core';
import { IconBluetooth, IconHeartOff } from '@tabler/icons-react';
import { Card } from '../../kit/page/Card.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useCall } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useSelf } from '../../platform/session.tsx';
import { CarryOut } from '../../workouts/runs/public.ts';
import classes from './RunWithStrap.module.css';
import { reachesStraps } from './reach.ts';
import { type OwnStrap, useOwnStrap } from './use-own-strap.ts';

/** As often as the card on Today. */
const HEART_EVERY_MS = 2000;

/** Carries out a sheet, with the heart rate of a strap where this device or the club hears one; its beats go into the journal as always. */
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
      heart={(zones) =>
        isListening ? <Strip heard={heard} zones={zones} onFind={() => void find()} /> : <OfClub zones={zones} />
      }
    />
  );
}

/** What the exercise asks for. */
type Asked = readonly [low: number, high: number] | null;

interface StripProps {
  heard: OwnStrap;
  zones: Asked;
  onFind: () => void;
}

/** Her strap as the club hears it; nothing where it does not, and where it was silent for too long to be of now. */
function OfClub({ zones }: { zones: Asked }) {
  const { UserId: id } = useSelf();
  const live = useCall(getUserLive, { params: { id } }, { pollEvery: HEART_EVERY_MS, quiet: true });
  const unanswered = Math.max(0, Math.floor((useNow(1000).getTime() - live.dataUpdatedAt) / 1000));
  const heart = live.data ? heartOf(live.data) : undefined;
  if (!live.data || live.data.OffTheWall || heart === undefined || heart.HeartRate === 0) return null;
  const signal = signalOf(live.data.Silence + unanswered, true);
  if (signal !== 'fresh' && signal !== 'held') return null;
  return <Heart bpm={heart.HeartRate} percent={heart.Percent} zone={heart.Zone} zones={zones} />;
}

/** Hatched where nothing is heard. */
function Strip({ heard, zones, onFind }: StripProps) {
  const t = useT();
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
  return <Heart bpm={bpm} percent={percentOfMax(bpm, self.MaxHeartRate, limits)} zone={zoneOf(bpm, limits)} zones={zones} />;
}

interface HeartProps {
  bpm: number;
  percent: number;
  zone: number;
  zones: Asked;
}

/** Zone, share of the highest heart rate and one sentence about the target. */
function Heart({ bpm, percent, zone, zones }: HeartProps) {
  const t = useT();
  const formats = useFormats();
  return (
    <div className={classes['strip']} data-zone={zone}>
      <b>{t('zone.short', { zone })}</b>
      <span className={classes['percent']}>{formats.percent(percent)}</span>
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
