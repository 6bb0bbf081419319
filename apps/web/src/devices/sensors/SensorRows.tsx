import type { ClubSensor } from '@clubpulse/contract/devices/sensors';
import { firstAndLast } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { Table } from '../../kit/list/Table.tsx';
import { useT } from '../../platform/phrases.ts';
import { useHeard } from '../bridges/public.ts';
import { modelLabels } from './model-labels.ts';
import classes from './SensorRows.module.css';

interface SensorRowsProps {
  sensors: readonly ClubSensor[];
  onUnlink: (sensor: ClubSensor) => void;
}

export function SensorTable({ sensors, onUnlink }: SensorRowsProps) {
  const t = useT();
  const heard = useHeard();
  return (
    <Table
      label={t('devices.straps')}
      head={
        <>
          <th scope="col">{t('devices.owner')}</th>
          <th scope="col">{t('devices.strapCode')}</th>
          <th scope="col">{t('kit.kind')}</th>
          <th scope="col">{t('devices.lastHeard')}</th>
          <td />
        </>
      }
    >
      {sensors.map((sensor) => (
        <tr key={sensor.SensorId}>
          <th scope="row">
            <Owner sensor={sensor} />
          </th>
          <td>
            <b className={classes['code']}>{sensor.Code}</b>
            {sensor.Name !== '' && <span className={classes['quiet']}> {sensor.Name}</span>}
          </td>
          <td>{t(modelLabels[sensor.Model])}</td>
          <td>{heard(sensor.LastHeard)}</td>
          <td data-end>
            <Unlink sensor={sensor} onUnlink={onUnlink} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** The same on a phone. */
export function SensorCards({ sensors, onUnlink }: SensorRowsProps) {
  const t = useT();
  const heard = useHeard();
  return (
    <ul className={classes['cards']}>
      {sensors.map((sensor) => (
        <li key={sensor.SensorId}>
          <Owner sensor={sensor} />
          <p>
            <b className={classes['code']}>{sensor.Code}</b> {t(modelLabels[sensor.Model])}
            {sensor.Name !== '' && <span className={classes['quiet']}> {sensor.Name}</span>}
          </p>
          <div className={classes['foot']}>
            <span className={classes['quiet']}>
              {t('devices.lastHeard')}: {heard(sensor.LastHeard)}
            </span>
            <Unlink sensor={sensor} onUnlink={onUnlink} />
          </div>
        </li>
      ))}
    </ul>
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

function Unlink({ sensor, onUnlink }: { sensor: ClubSensor; onUnlink: SensorRowsProps['onUnlink'] }) {
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
