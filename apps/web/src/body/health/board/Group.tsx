import type { HealthBoard } from '@clubpulse/contract/body/health/health';
import { Button } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { Attributions } from '../Attribution.tsx';
import { Course } from '../Course.tsx';
import { useHealthTexts } from '../use-health-texts.ts';
import classes from './Board.module.css';

interface GroupProps {
  readonly group: HealthBoard['Group'];
  readonly sources: readonly string[];
}

export function Group({ group, sources }: GroupProps) {
  const t = useT();
  const formats = useFormats();
  const words = useHealthTexts();
  const rows = [
    { name: t('health.view.sleep'), values: group.map(({ AsleepSeconds }) => AsleepSeconds), say: words.time },
    {
      name: t('health.hrv'),
      values: group.map(({ Hrv }) => Hrv),
      say: (value: number) => t('health.ms', { number: formats.number(Math.round(value)) }),
    },
    {
      name: t('health.atRest'),
      values: group.map(({ RestingHeartRate }) => RestingHeartRate),
      say: (value: number) => t('health.bpm', { number: formats.number(Math.round(value)) }),
    },
  ];
  return (
    <div className={classes['aside']}>
      <h2>{t('health.groupNights', { count: group.length })}</h2>
      <dl>
        {rows.map(({ name, values, say }) => {
          const at = values.findLastIndex((value) => value !== null);
          const [last, night] = [values[at] ?? null, group[at]?.Day];
          return (
            <div key={name}>
              <dt>
                {name}
                {night !== undefined && at < values.length - 1 && (
                  <small>{t('health.groupTo', { day: `${formats.weekday(night, 'short')} ${formats.dayMonth(night)}` })}</small>
                )}
              </dt>
              <dd>
                <Course values={values} />
                <b>{last === null ? t('health.unknown') : say(last)}</b>
              </dd>
            </div>
          );
        })}
      </dl>
      <Attributions sources={sources} />
      <h2>{t('health.whoCanShare')}</h2>
      <p>{t('health.whoCanShareText')}</p>
      <SendSteps />
    </div>
  );
}

/** The message is sent to all athletes, because it must not reveal who does not share (decision 0101). */
export function SendSteps() {
  const t = useT();
  const words = {
    Title: t('health.stepsTitle'),
    Text: t('health.stepsText', {
      watch: t('wearables.title'),
      connect: t('wearables.connect'),
      seen: t('accounts.shared'),
      share: t('accounts.shareHealth'),
    }),
  };
  return (
    <Button
      component={Link}
      to={pathTo('ClubMessages')}
      state={{ words }}
      variant="default"
      leftSection={<IconMailForward size={18} stroke={1.8} />}
    >
      {t('health.sendSteps')}
    </Button>
  );
}
