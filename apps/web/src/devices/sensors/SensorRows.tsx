import type { ClubSensor } from '@clubpulse/contract/devices/sensors';
import { firstAndLast } from '@clubpulse/rules/accounts/users/names';
import { isLow } from '@clubpulse/rules/devices/sensors/battery';
import { Button } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import type { Column } from '../../kit/list/rows/columns.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { modelLabels } from './model-labels.ts';
import classes from './SensorRows.module.css';

type OnUnlink = (sensor: ClubSensor) => void;
type ReceivedText = (instant: string | null) => string;

export const sensorColumns = (t: Translate, received: ReceivedText, onUnlink: OnUnlink): readonly Column<ClubSensor>[] => [
  { id: 'Owner', head: t('devices.owner'), names: true, sorts: true, cell: (sensor) => <Owner sensor={sensor} /> },
  {
    id: 'Code',
    head: t('kit.code'),
    cell: ({ Code, Name, BeatsOfAnother, Battery }) => (
      <>
        <b className={classes['code']}>{Code}</b>
        {Name !== '' && <span className={classes['quiet']}> {Name}</span>}
        {isLow(Battery) && <p className={classes['warn']}>{t('devices.strapBattery', { percent: Battery })}</p>}
        {BeatsOfAnother && <p className={classes['warn']}>{t('devices.beatsOfAnother')}</p>}
      </>
    ),
  },
  { id: 'Model', head: t('kit.kind'), cell: ({ Model }) => t(modelLabels[Model]) },
  { id: 'LastHeard', head: t('devices.lastHeard'), sorts: true, cell: ({ LastHeard }) => received(LastHeard) },
  { id: 'acts', head: null, end: true, cell: (sensor) => <Unlink sensor={sensor} onUnlink={onUnlink} /> },
];

export function SensorCard({ sensor, received, onUnlink }: { sensor: ClubSensor; received: ReceivedText; onUnlink: OnUnlink }) {
  const t = useT();
  return (
    <div className={classes['card']}>
      <Owner sensor={sensor} />
      <p>
        <b className={classes['code']}>{sensor.Code}</b> {t(modelLabels[sensor.Model])}
        {sensor.Name !== '' && <span className={classes['quiet']}> {sensor.Name}</span>}
      </p>
      {isLow(sensor.Battery) && <p className={classes['warn']}>{t('devices.strapBattery', { percent: sensor.Battery })}</p>}
      {sensor.BeatsOfAnother && <p className={classes['warn']}>{t('devices.beatsOfAnother')}</p>}
      <div className={classes['foot']}>
        <span className={classes['quiet']}>
          {t('kit.label', { label: t('devices.lastHeard') })} {received(sensor.LastHeard)}
        </span>
        <Unlink sensor={sensor} onUnlink={onUnlink} />
      </div>
    </div>
  );
}

function Owner({ sensor }: { sensor: ClubSensor }) {
  const name = firstAndLast(sensor);
  return (
    <span className={classes['owner']}>
      <Avatar name={name || sensor.Nickname} />
      <span>
        <b>{sensor.Nickname}</b>
        {name !== '' && <span className={classes['quiet']}>{name}</span>}
      </span>
    </span>
  );
}

function Unlink({ sensor, onUnlink }: { sensor: ClubSensor; onUnlink: OnUnlink }) {
  const t = useT();
  return (
    <Button
      variant="subtle"
      color="gray"
      leftSection={<IconLinkOff size={17} stroke={1.8} />}
      aria-label={t('devices.unlinkOf', { code: sensor.Code, name: sensor.Nickname })}
      onClick={() => onUnlink(sensor)}
    >
      {t('devices.unlink')}
    </Button>
  );
}
