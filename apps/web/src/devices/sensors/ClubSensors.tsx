import type { ClubSensor } from '@clubpulse/contract/devices/sensors';
import { listClubSensors, listUnknownStraps } from '@clubpulse/contract/devices/sensors.calls';
import { Button, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { later } from '../../kit/later.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { Answer } from '../../kit/states/Answer.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useKeys } from '../../kit/use-keys.ts';
import { BEYOND_PHONE } from '../../kit/widths.ts';
import { useCall } from '../../platform/api.ts';
import { useScreenState } from '../../platform/back-stack.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { DeviceTabs } from '../parts/DeviceTabs.tsx';
import classes from './ClubSensors.module.css';
import { SensorCards, SensorTable } from './SensorRows.tsx';
import { UnknownStraps } from './UnknownStraps.tsx';
import { UnlinkStrap } from './UnlinkStrap.tsx';

const LinkStrap = later(() => import('./LinkStrap.tsx').then((it) => it.LinkStrap));

const SENSORS_POLL_MS = 30_000;
const UNKNOWN_POLL_MS = 5000;
type Dialog = { act: 'link'; heardAs?: number } | { act: 'unlink'; sensor: ClubSensor };

const matches = (sensor: ClubSensor, words: readonly string[]) => {
  const { Nickname, FirstMidName, LastName, Code, Name } = sensor;
  const text = [Nickname, FirstMidName, LastName, Code, Name].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
};

/** The straps of the club's people, and those heard now that belong to nobody. */
export default function ClubSensors() {
  const t = useT();
  const { ClubId: clubId } = useStaffClub();
  const wide = useMediaQuery(BEYOND_PHONE, true, { getInitialValueInEffect: false });
  const input = { params: { id: clubId } };
  const sensors = useCall(listClubSensors, input, { pollEvery: SENSORS_POLL_MS });
  const unknown = useCall(listUnknownStraps, input, { pollEvery: UNKNOWN_POLL_MS });
  const [search, setSearch] = useScreenState('search', '');
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const field = useRef<HTMLInputElement>(null);
  useKeys({ '/': () => field.current?.focus() });
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const Rows = wide ? SensorTable : SensorCards;
  const link = (
    <Button leftSection={<IconPlus size={18} stroke={1.8} />} onClick={() => setDialog({ act: 'link' })}>
      {t('kit.linkStrap')}
    </Button>
  );
  return (
    <Page
      title={t('devices.straps')}
      {...(sensors.data === undefined ? {} : { subtitle: t('devices.strapCount', { count: sensors.data.length }) })}
      actions={sensors.data?.length === 0 ? undefined : link}
      below={<DeviceTabs current="Straps" />}
    >
      <UnknownStraps clubId={clubId} straps={unknown.data ?? []} onLink={(heardAs) => setDialog({ act: 'link', heardAs })} />
      <Answer query={sensors} loading={<SkeletonRows />}>
        {(all) => {
          if (all.length === 0) {
            return (
              <EmptyState title={t('devices.noClubStraps')} action={link}>
                {t('devices.noClubStrapsText')}
              </EmptyState>
            );
          }
          const found = all.filter((sensor) => matches(sensor, words));
          return (
            <>
              <TextInput
                ref={field}
                type="search"
                className={classes['search']}
                aria-label={t('devices.search')}
                placeholder={t('devices.search')}
                leftSection={<IconSearch size={17} stroke={1.8} />}
                value={search}
                onChange={(event) => setSearch(event.currentTarget.value)}
              />
              {found.length === 0 ? (
                <EmptyState
                  title={t('devices.noMatch', { text: search.trim() })}
                  action={
                    <Button variant="default" onClick={() => setSearch('')}>
                      {t('devices.clearSearch')}
                    </Button>
                  }
                />
              ) : (
                <Rows sensors={found} onUnlink={(sensor) => setDialog({ act: 'unlink', sensor })} />
              )}
            </>
          );
        }}
      </Answer>
      {dialog?.act === 'link' && <LinkStrap owner={{ clubId }} heardAs={dialog.heardAs} onClose={close} />}
      {dialog?.act === 'unlink' && <UnlinkStrap sensor={dialog.sensor} owner={dialog.sensor.Nickname} onClose={close} />}
    </Page>
  );
}
