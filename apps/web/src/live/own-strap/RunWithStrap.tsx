import { getUserLive } from '@clubpulse/contract/live/board.calls';
import { percentOfMax, zoneOf } from '@clubpulse/rules/accounts/users/zones';
import { signalOf } from '@clubpulse/rules/live/board/signal';
import { ownAverage, ownPoints } from '@clubpulse/rules/live/own-strap/own-figures';
import { Button } from '@mantine/core';
import { IconBluetooth, IconHeartOff } from '@tabler/icons-react';
import { Card } from '../../kit/page/Card.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useCall } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useUnreachableSince } from '../../platform/reach/reach.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useSelf } from '../../platform/session.tsx';
import { CarryOut } from '../../workouts/runs/public.ts';
import { type Heart, heartNow } from '../parts/heart-now.ts';
import classes from './RunWithStrap.module.css';
import { reachesStraps } from './reach.ts';
import { type OwnStrap, useOwnStrap } from './use-own-strap.ts';

const CLUB_EVERY_MS = 2000;

/**
 * Shows the heart rate of the athlete's own strap and stores it in the journal. Without a strap the screen shows the heart rate
 * that the club receives.
 */
export default function RunWithStrap({ id }: ScreenProps) {
  const t = useT();
  const { UserId } = useSelf();
  const { find, setPlace: _position, end: _end, isListening, ...received } = useOwnStrap();
  const club = useCall(getUserLive, { params: { id: UserId } }, { pollEvery: CLUB_EVERY_MS, quiet: true, enabled: !isListening });
  const ofClub = isListening || club.data?.OffTheWall !== false ? null : club.data;
  const strip = (zones: Zones) =>
    isListening ? (
      <OwnStrip received={received} zones={zones} onFind={() => void find()} />
    ) : (
      ofClub && <ClubStrip athlete={ofClub} answeredAt={club.dataUpdatedAt} zones={zones} />
    );
  const before =
    strip(null) ||
    (reachesStraps() && (
      <Card>
        <Button
          variant="default"
          size="lg"
          leftSection={<IconBluetooth size={22} stroke={1.8} aria-hidden="true" />}
          loading={received.phase === 'finding'}
          onClick={() => void find()}
        >
          {t('ownStrap.find')}
        </Button>
        <Refusal words={received.failed ? t(received.failed === 'tab' ? 'ownStrap.twoTabs' : 'ownStrap.failed') : null} />
      </Card>
    ));
  const meanwhile = (since: number) => {
    const { figures } = received;
    if (figures !== null && figures.last * 1000 >= since) return { points: ownPoints(figures), average: ownAverage(figures) };
    // The club returns no average for a running training.
    return ofClub && Date.parse(ofClub.LastHeard) >= since ? { points: ofClub.Points, average: null } : null;
  };
  return <CarryOut sheetId={Number(id)} before={before} heart={strip} received={meanwhile} />;
}

type Zones = readonly [low: number, high: number] | null;

interface OwnStripProps {
  received: OwnStrap;
  zones: Zones;
  onFind: () => void;
}

function OwnStrip({ received, zones, onFind }: OwnStripProps) {
  const self = useSelf();
  const now = useNow(1000).getTime();
  const limits = [self.Zone0Bpm, self.Zone1Bpm, self.Zone2Bpm, self.Zone3Bpm, self.Zone4Bpm, self.Zone5Bpm] as const;
  const bpm = received.measurement?.bpm ?? 0;
  const signal = signalOf(Math.floor((now - received.receivedAt) / 1000), received.figures !== null);
  const isReceived = bpm > 0 && received.phase === 'live' && (signal === 'fresh' || signal === 'held');
  const heart = isReceived ? { bpm, zone: zoneOf(bpm, limits), percent: percentOfMax(bpm, self.MaxHeartRate, limits) } : null;
  return <Strip heart={heart} zones={zones} {...(received.phase === 'lost' && { onFind })} />;
}

interface ClubStripProps {
  athlete: Parameters<typeof heartNow>[0];
  answeredAt: number;
  zones: Zones;
}

function ClubStrip({ athlete, answeredAt, zones }: ClubStripProps) {
  const now = useNow(1000).getTime();
  const isAway = useUnreachableSince() !== null;
  return <Strip heart={heartNow(athlete, answeredAt, now).current} zones={zones} isIdle={isAway} />;
}

interface StripProps {
  heart: Heart | null;
  zones: Zones;
  isIdle?: boolean;
  onFind?: () => void;
}

const rungs = [1, 2, 3, 4, 5] as const;

function Strip({ heart, zones, isIdle = false, onFind }: StripProps) {
  const t = useT();
  const formats = useFormats();
  if (heart === null)
    return (
      <div className={classes['strip']} role="status">
        <IconHeartOff size={26} aria-hidden="true" />
        <b>{t(isIdle ? 'ownStrap.noNetwork' : 'ownStrap.noBeat')}</b>
        {onFind !== undefined && (
          <button type="button" className={classes['find']} onClick={onFind}>
            {t('ownStrap.find')}
          </button>
        )}
      </div>
    );
  const { bpm, zone, percent } = heart;
  return (
    <div className={classes['strip']} data-zone={zone}>
      <b>{t('zone.short', { zone })}</b>
      <span className={classes['ladder']} aria-hidden="true">
        {rungs.map((rung) => (
          <i key={rung} data-lit={rung <= zone} />
        ))}
      </span>
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
