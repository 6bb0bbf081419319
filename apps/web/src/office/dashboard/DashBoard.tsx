import type { DashboardBox, DashboardSettings } from '@clubpulse/contract/office/dashboard/dashboard';
import { getDashboard, listDashboard, setDashboard } from '@clubpulse/contract/office/dashboard/dashboard.calls';
import { Switch } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { Boxes } from './Boxes.tsx';
import classes from './DashBoard.module.css';
import { dashboardInAddress, noChoice, queryOf } from './dashboard-address.ts';
import { ListBelow } from './ListBelow.tsx';
import { daysText } from './list-texts.ts';
import { SettingsDialog } from './SettingsDialog.tsx';
import { StageStrip } from './StageStrip.tsx';

const POLL_MS = 60_000;

export default function DashBoard() {
  const { ClubId } = useStaffClub();
  return <OfClub key={ClubId} />;
}

function OfClub() {
  const t = useT();
  const { ClubId: clubId, EnableLeads } = useStaffClub();
  const board = useCall(getDashboard, { params: { id: clubId } }, { quiet: true, pollEvery: POLL_MS });
  const [opened, setOpened] = useState(false);
  return (
    <Page
      title={t('dashboard.title')}
      actions={
        <HeaderActions
          label={t('kit.more')}
          actions={[
            {
              label: t('dashboard.settings'),
              icon: IconSettings,
              plain: true,
              disabled: board.data === undefined,
              onClick: () => setOpened(true),
            },
          ]}
        />
      }
    >
      {EnableLeads && <StageStrip clubId={clubId} pollEvery={POLL_MS} />}
      <QueryResult query={board} loading={<SkeletonRows rows={8} />}>
        {({ Boxes: boxes, Settings, SeesPayments }) => (
          <Board clubId={clubId} boxes={boxes} settings={Settings} money={SeesPayments} />
        )}
      </QueryResult>
      {opened && board.data !== undefined && (
        <SettingsDialog
          clubId={clubId}
          settings={board.data.Settings}
          isOwn={board.data.IsOwn}
          forStaff={board.data.ForStaff}
          money={board.data.SeesPayments}
          onClose={() => setOpened(false)}
        />
      )}
    </Page>
  );
}

interface BoardProps {
  clubId: number;
  boxes: readonly DashboardBox[];
  settings: DashboardSettings;
  money: boolean;
}

function Board({ clubId, boxes, settings, money }: BoardProps) {
  const t = useT();
  const formats = useFormats();
  const { filter, change } = useListAddress(dashboardInAddress);
  const save = useChange(setDashboard);
  const box = boxes.find(({ List }) => List === filter.list) ?? boxes[0];
  const list = box?.List ?? 'Active';
  const input = { params: { id: clubId, list }, query: queryOf(filter) };
  const page = useCall(listDashboard, input, { quiet: true, keepPrevious: true, pollEvery: POLL_MS });
  const found = page.isPlaceholderData ? undefined : page.data;
  return (
    <>
      <Boxes
        boxes={boxes}
        settings={settings}
        chosen={list}
        shown={
          found === undefined || filter.q !== ''
            ? null
            : { count: found.recordsTotal, scope: isChosen(filter) ? daysText(found, t, formats) : null }
        }
        onChoose={(next) => change({ ...noChoice, list: next })}
      />
      <ListBelow
        key={list}
        clubId={clubId}
        list={list}
        settings={settings}
        money={money}
        page={page}
        filter={filter}
        onChange={change}
        beside={
          <Switch
            className={classes['extended']}
            label={t('dashboard.extended')}
            checked={settings.Extended}
            disabled={save.isPending}
            onChange={({ currentTarget: { checked } }) =>
              save.mutate({ params: { id: clubId }, body: { ...settings, Extended: checked } })
            }
          />
        }
      />
    </>
  );
}

const isChosen = ({ range, own }: ReturnType<typeof dashboardInAddress.read>): boolean => range !== null || own !== null;
