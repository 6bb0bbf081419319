import { listMyLiveTrainings } from '@clubpulse/contract/live/live-trainings/participants.calls';
import { percentOfMax, zoneKeys, zoneOf } from '@clubpulse/rules/accounts/users/zones';
import { signalOf } from '@clubpulse/rules/live/board/signal';
import { ownAverage, ownPoints } from '@clubpulse/rules/live/own-strap/own-figures';
import { TRAINING_MIN_SECONDS } from '@clubpulse/rules/training/trainings/silence';
import { Button } from '@mantine/core';
import { IconBluetooth, IconHeartFilled, IconHeartOff, IconPlayerStopFilled } from '@tabler/icons-react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useWakeLock } from '../../kit/wake-lock.ts';
import { useCall } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalWords } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo, useGoTo } from '../../platform/routes.ts';
import { useSelf } from '../../platform/session.tsx';
import { useOpenEditor } from '../../platform/version/open-editors.ts';
import classes from './OwnStrap.module.css';
import { reachesStraps } from './reach.ts';
import { type OwnStrap as Heard, useOwnStrap } from './use-own-strap.ts';

/** Fewer wait between two sendings anyway. */
const WAITING_SAID = 15;

/** The athlete's phone as her own bridge: a strap by Bluetooth, readable mid-workout (mockup i2). */
export default function OwnStrap() {
  const t = useT();
  const { find, end, ...heard } = useOwnStrap();
  const { isListening } = heard;
  useWakeLock(isListening);
  useOpenEditor(isListening);
  return (
    <Page title={t('ownStrap.title')} back={pathTo('Today')}>
      <div className={classes['column']}>
        {!reachesStraps() ? (
          <EmptyState title={t('ownStrap.unable')}>{t('ownStrap.unableText')}</EmptyState>
        ) : isListening ? (
          <Running heard={heard} onEnd={end} />
        ) : heard.phase === 'ended' ? (
          <Over heard={heard} onAgain={() => void find()} />
        ) : (
          <Card>
            <div className={classes['begin']}>
              <p>{t('ownStrap.text')}</p>
              <Refusal words={heard.failed ? t('ownStrap.failed') : null} />
              <Button
                size="lg"
                className={classes['go']}
                leftSection={<IconBluetooth size={24} stroke={1.8} aria-hidden="true" />}
                loading={heard.phase === 'finding'}
                onClick={() => void find()}
              >
                {t('ownStrap.find')}
              </Button>
            </div>
          </Card>
        )}
      </div>
      {isListening && <LeaveStrap />}
    </Page>
  );
}

function Running({ heard, onEnd }: { heard: Heard; onEnd: () => void }) {
  const t = useT();
  const formats = useFormats();
  const self = useSelf();
  const now = useNow(1000).getTime();
  const { measurement, figures } = heard;
  const limits = [self.Zone0Bpm, self.Zone1Bpm, self.Zone2Bpm, self.Zone3Bpm, self.Zone4Bpm, self.Zone5Bpm] as const;
  const bpm = measurement?.bpm ?? 0;
  const signal = signalOf(Math.floor((now - heard.heardAt) / 1000), figures !== null);
  const current = bpm > 0 && heard.phase === 'live' && (signal === 'fresh' || signal === 'held');
  const zone = zoneOf(bpm, limits);
  const says =
    heard.phase === 'lost' ? t('ownStrap.lost') : measurement?.contact === false ? t('ownStrap.noSkin') : t('ownStrap.noBeat');
  const numbers =
    figures === null
      ? []
      : [
          { label: t('live.columnPoints'), value: formats.number(ownPoints(figures)) },
          { label: t('ownStrap.time'), value: formats.duration(figures.last - figures.since) },
          { label: t('ownStrap.average'), value: formats.number(ownAverage(figures)) },
          { label: t('ownStrap.highest'), value: formats.number(figures.highest) },
        ];
  const Heart = current ? IconHeartFilled : IconHeartOff;
  return (
    <section ref={alone} tabIndex={-1} className={classes['run']} aria-label={heard.name || t('ownStrap.title')}>
      <WhatRuns name={heard.name} now={now} />
      <div className={classes['tile']} data-zone={current ? zone : undefined}>
        <p className={classes['head']} role={current ? undefined : 'status'}>
          {current ? `${t('zone.short', { zone })} ${t(`zone.${zoneKeys[zone]}`)}` : says}
          <Heart size={26} aria-hidden="true" />
        </p>
        <div className={classes['much']}>
          <p className={classes['percent']}>
            {current ? percentOfMax(bpm, self.MaxHeartRate, limits) : '--'}
            {current && <small>%</small>}
          </p>
          <Ladder zone={current ? zone : 0} />
        </div>
        <p className={classes['foot']}>
          <span>{current ? t('kit.bpm', { bpm }) : heard.name}</span>
          <span>{t('ownStrap.target', { low: self.TargetZoneLowPrc, high: self.TargetZoneHighPrc })}</span>
        </p>
      </div>
      <dl className={classes['numbers']}>
        {numbers.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {(heard.away !== null || heard.waiting > WAITING_SAID) && heard.waiting > 0 && (
        <p className={classes['waits']} role="status">
          {heard.away?.is('OwnBeatsTimes') ? refusalWords(heard.away) : t('ownStrap.waits', { count: heard.waiting })}
        </p>
      )}
      <Button className={classes['end']} leftSection={<IconPlayerStopFilled size={24} aria-hidden="true" />} onClick={onEnd}>
        {t('ownStrap.end')}
      </Button>
    </section>
  );
}

/**
 * Makes an element that covers the screen the only one of the app: neither keyboard nor reader gets below it while it stands. What
 * opens over the app, a question or a toast, stays in reach. A ref for it.
 */
function alone(element: HTMLElement | null) {
  if (element === null) return;
  const covered: Element[] = [];
  for (let at: Element = element; at.parentElement !== null && at.parentElement !== document.body; at = at.parentElement)
    for (const beside of at.parentElement.children) {
      if (beside === at || beside.hasAttribute('inert')) continue;
      beside.setAttribute('inert', '');
      covered.push(beside);
    }
  element.focus();
  return () => {
    for (const one of covered) one.removeAttribute('inert');
  };
}

const LOOK_EVERY = 60_000;

/** What she takes part in while it runs, and how long it goes on; else which strap is heard. */
function WhatRuns({ name, now }: { name: string; now: number }) {
  const t = useT();
  const formats = useFormats();
  const { UserId } = useSelf();
  const { data = [] } = useCall(listMyLiveTrainings, { params: { id: UserId } }, { pollEvery: LOOK_EVERY, quiet: true });
  const training = data.find(({ Joined, State }) => Joined && State === 'Running');
  const left = training?.EndsAt ? Math.floor((Date.parse(training.EndsAt) - now) / 1000) : 0;
  return (
    <header className={classes['top']}>
      <b>{training?.Name ?? name}</b>
      {left > 0 && <span>{t('live.leftTime', { time: formats.duration(left) })}</span>}
    </header>
  );
}

const rungs = [5, 4, 3, 2, 1] as const;

/** As many of five rungs as the zone, from below: read without its number. */
function Ladder({ zone }: { zone: number }) {
  return (
    <span className={classes['ladder']} aria-hidden="true">
      {rungs.map((rung) => (
        <i key={rung} data-lit={rung <= zone} />
      ))}
    </span>
  );
}

function Over({ heard: { figures, waiting }, onAgain }: { heard: Heard; onAgain: () => void }) {
  const t = useT();
  const formats = useFormats();
  const goTo = useGoTo();
  return (
    <Card>
      <div className={classes['begin']}>
        <h2>{t('ownStrap.over')}</h2>
        {figures === null || figures.seconds < TRAINING_MIN_SECONDS ? (
          <p>{t(figures === null ? 'ownStrap.overNothing' : 'ownStrap.tooShort')}</p>
        ) : (
          <p>
            {t('ownStrap.overFigures', {
              time: formats.duration(figures.last - figures.since),
              points: formats.number(ownPoints(figures)),
              unit: t('kit.pointsUnit', { count: ownPoints(figures) }),
              average: formats.number(ownAverage(figures)),
            })}{' '}
            {t(waiting > 0 ? 'ownStrap.unsent' : 'ownStrap.overText')}
          </p>
        )}
        <div className={classes['acts']}>
          <Button size="lg" onClick={() => goTo('Journal')}>
            {t('ownStrap.toJournal')}
          </Button>
          <Button size="lg" variant="default" onClick={onAgain}>
            {t('ownStrap.again')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** Asks before the screen is left while it listens: nobody hears her from then on. */
function LeaveStrap() {
  const t = useT();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      danger
      title={t('ownStrap.leave')}
      keep={t('kit.stay')}
      confirm={t('ownStrap.leaveAct')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {t('ownStrap.leaveText')}
    </ConfirmDialog>
  );
}
