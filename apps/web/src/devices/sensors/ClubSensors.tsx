import { type ClubSensor, type StrapSort, strapSorts } from '@clubpulse/contract/devices/sensors';
import { listClubSensorClaims, listClubSensors, listUnknownStraps } from '@clubpulse/contract/devices/sensors.calls';
import { useMemo, useState } from 'react';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { AddButton } from '../../kit/page/AddButton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useLastOnlineText } from '../bridges/public.ts';
import { DeviceTabs } from '../parts/DeviceTabs.tsx';
import { SensorCard, sensorColumns } from './SensorRows.tsx';
import { StrapClaims } from './StrapClaims.tsx';
import { UnknownStraps } from './UnknownStraps.tsx';
import { UnlinkStrap } from './UnlinkStrap.tsx';

const LinkStrap = lazyComponent(() => import('./LinkStrap.tsx').then((it) => it.LinkStrap));

const SENSORS_POLL_MS = 30_000;
const UNKNOWN_POLL_MS = 5000;
type Dialog = { act: 'link'; receivedAs?: number } | { act: 'unlink'; sensor: ClubSensor };

/** The filter is in the URL: `#/ClubSensors?q=anna&sort=-LastHeard`. */
interface StrapsFilter {
  readonly q: string;
  readonly sort: StrapSort;
}

const sortNamed = (name: string | null): StrapSort => strapSorts.find((one) => one === name) ?? 'Owner';

const inAddress = {
  read: (params: URLSearchParams): StrapsFilter => ({
    q: (params.get('q') ?? '').slice(0, 200),
    sort: sortNamed(params.get('sort')),
  }),
  write: ({ q, sort }: StrapsFilter) =>
    new URLSearchParams({ ...(q === '' ? {} : { q }), ...(sort === 'Owner' ? {} : { sort }) }),
};

export default function ClubSensors() {
  const t = useT();
  const formats = useFormats();
  const received = useLastOnlineText();
  const { ClubId: clubId } = useStaffClub();
  const params = { id: clubId };
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const words = filter.q.trim();
  const query = useMemo(() => ({ Sort: filter.sort, ...(words === '' ? {} : { globalSearch: words }) }), [filter.sort, words]);
  const page = useListPage(listClubSensors, { params, query }, rows, { pollEvery: SENSORS_POLL_MS });
  const unknown = useCall(listUnknownStraps, { params }, { pollEvery: UNKNOWN_POLL_MS });
  const claims = useCall(listClubSensorClaims, { params }, { pollEvery: SENSORS_POLL_MS });
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const link = <AddButton onClick={() => setDialog({ act: 'link' })}>{t('kit.linkStrap')}</AddButton>;
  const onUnlink = (sensor: ClubSensor) => setDialog({ act: 'unlink', sensor });
  const onClear = words === '' ? undefined : () => change({ q: '' });
  return (
    <ListScreen
      title={t('devices.straps')}
      label={t('devices.straps')}
      page={page}
      count={({ recordsTotal, recordsFiltered }) =>
        recordsFiltered === recordsTotal
          ? t('devices.strapCount', { count: recordsTotal, number: formats.number(recordsTotal) })
          : t('devices.strapsFound', { found: formats.number(recordsFiltered), total: formats.number(recordsTotal) })
      }
      actions={page.data?.recordsTotal === 0 && onClear === undefined ? undefined : link}
      below={<DeviceTabs current="Straps" />}
      lead={
        <>
          <StrapClaims claims={claims.data ?? []} />
          <UnknownStraps
            clubId={clubId}
            straps={unknown.data ?? []}
            onLink={(receivedAs) => setDialog({ act: 'link', receivedAs })}
          />
        </>
      }
      search={{ value: filter.q, placeholder: t('devices.search'), onChange: (q) => change({ q }) }}
      empty={{
        title: t('devices.noClubStraps'),
        text: t('devices.noClubStrapsText'),
        action: link,
      }}
      unmatched={onClear && { title: t('devices.noMatch', { text: words }), onClear }}
      idOf={(sensor) => sensor.SensorId}
      columns={sensorColumns(t, received, onUnlink)}
      card={(sensor) => <SensorCard sensor={sensor} received={received} onUnlink={onUnlink} />}
      sort={{ by: filter.sort, onChange: (by) => change({ sort: sortNamed(by) }) }}
      showMore={showMore}
    >
      {dialog?.act === 'link' && <LinkStrap owner={{ clubId }} receivedAs={dialog.receivedAs} onClose={close} />}
      {dialog?.act === 'unlink' && <UnlinkStrap sensor={dialog.sensor} owner={dialog.sensor.Nickname} onClose={close} />}
    </ListScreen>
  );
}
