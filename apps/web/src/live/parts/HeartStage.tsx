import { zoneKeys } from '@clubpulse/rules/accounts/users/zones';
import { IconHeartFilled, IconHeartOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { makeRestInert } from '../../kit/make-rest-inert.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import classes from './heart-stage.module.css';

interface HeartStageProps {
  readonly label: string;
  readonly title: string;
  readonly left: number;
  readonly heart: { readonly bpm: number; readonly percent: number; readonly zone: 0 | 1 | 2 | 3 | 4 | 5 } | null;
  readonly text: string;
  readonly otherwise: string;
  readonly target?: { readonly low: number; readonly high: number } | null | undefined;
  readonly numbers: readonly { readonly label: string; readonly value: string }[];
  readonly card?: ReactNode;
  readonly note?: ReactNode;
  readonly children: (look: string | undefined) => ReactNode;
}

/** The figures are readable during a workout. Screen readers announce only the zone and a missing signal. */
export function HeartStage({
  label,
  title,
  left,
  heart,
  text,
  otherwise,
  target,
  numbers,
  card,
  note,
  children,
}: HeartStageProps) {
  const t = useT();
  const formats = useFormats();
  const self = useSelf();
  const wanted = target === undefined ? { low: self.TargetZoneLowPrc, high: self.TargetZoneHighPrc } : target;
  const Heart = heart ? IconHeartFilled : IconHeartOff;
  return (
    <section ref={makeRestInert} tabIndex={-1} className={classes['run']} aria-label={label}>
      <header className={classes['top']}>
        <b>{title}</b>
        {left > 0 && <span>{t('live.leftTime', { time: formats.duration(left) })}</span>}
      </header>
      <div className={classes['tile']} data-zone={heart?.zone}>
        <p className={classes['head']} role="status">
          {heart ? `${t('zone.short', { zone: heart.zone })} ${t(`zone.${zoneKeys[heart.zone]}`)}` : text}
          <Heart size={26} aria-hidden="true" />
        </p>
        <div className={classes['much']}>
          <p className={classes['percent']}>
            {heart ? heart.percent : '--'}
            {heart && <small>%</small>}
          </p>
          <Ladder zone={heart?.zone ?? 0} />
        </div>
        <p className={classes['foot']}>
          <span>{heart ? t('kit.bpm', { bpm: heart.bpm }) : otherwise}</span>
          {wanted && <span>{t('ownStrap.target', { ...wanted })}</span>}
        </p>
      </div>
      <dl className={classes['numbers']}>
        {numbers.map((number) => (
          <div key={number.label}>
            <dt>{number.label}</dt>
            <dd>{number.value}</dd>
          </div>
        ))}
      </dl>
      {card}
      {note && (
        <p className={classes['waits']} role="status">
          {note}
        </p>
      )}
      {children(classes['act'])}
    </section>
  );
}

const rungs = [5, 4, 3, 2, 1] as const;

function Ladder({ zone }: { zone: number }) {
  return (
    <span className={classes['ladder']} aria-hidden="true">
      {rungs.map((rung) => (
        <i key={rung} data-lit={rung <= zone} />
      ))}
    </span>
  );
}
