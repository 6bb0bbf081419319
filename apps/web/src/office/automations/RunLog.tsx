import { type AutomationRun, runStates } from '@clubpulse/contract/office/automations/automations';
import { listAutomationRuns, rerunAutomation } from '@clubpulse/contract/office/automations/automations.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconPlayerStop, IconRefresh } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { oneOf, writeFilter } from '../../kit/list/list-filter.ts';
import { PagedList } from '../../kit/list/PagedList.tsx';
import type { Column } from '../../kit/list/rows/columns.ts';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import classes from './Automations.module.css';

const inAddress = {
  read: (params: URLSearchParams) => ({ state: oneOf(runStates, params.get('state')) }),
  write: writeFilter,
};

/** Lists reached members with time and acts, and failed or stopped runs with the reason. Without an id, of all automations. */
export function RunLog({ automationId }: { automationId: number | null }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const query = useMemo(
    () => ({
      ...(automationId === null ? {} : { AutomationId: String(automationId) }),
      ...(filter.state === null ? {} : { State: filter.state }),
    }),
    [automationId, filter.state],
  );
  const page = useListPage(listAutomationRuns, { params: { id }, query }, rows);
  return (
    <div className={classes['list']}>
      <FilterBar set={filter.state === null ? 0 : 1} onClear={() => change({ state: null })}>
        <FilterChip
          label={t('kit.state')}
          all={t('automations.allStates')}
          options={runStates.map((value) => ({ value, label: t(`automations.state.${value}`) }))}
          value={filter.state}
          onChange={(state) => change({ state })}
        />
      </FilterBar>
      <PagedList
        label={t('automations.log')}
        page={page}
        empty={{ title: t('automations.noRuns') }}
        unmatched={filter.state === null ? undefined : { title: t('automations.noRuns'), onClear: () => change({ state: null }) }}
        idOf={({ AutomationRunId }) => AutomationRunId}
        columns={useColumns()}
        card={(run) => <Card run={run} />}
        showMore={showMore}
      />
    </div>
  );
}

function useColumns(): readonly Column<AutomationRun>[] {
  const t = useT();
  const formats = useFormats();
  return [
    { id: 'Person', head: t('automations.who'), names: true, cell: (run) => <Person run={run} /> },
    { id: 'Name', head: t('automations.one'), cell: ({ Name }) => Name },
    { id: 'At', head: t('kit.when'), cell: ({ At }) => formats.dateTime(At) },
    { id: 'Did', head: t('automations.did'), cell: (run) => <Did run={run} /> },
    { id: 'State', head: t('kit.state'), cell: (run) => <State run={run} /> },
    { id: 'Acts', head: null, end: true, cell: (run) => <Again run={run} /> },
  ];
}

function Card({ run }: { run: AutomationRun }) {
  const formats = useFormats();
  return (
    <div className={classes['card']}>
      <div className={classes['head']}>
        <Person run={run} />
        <State run={run} />
      </div>
      <span className={classes['quiet']}>
        {run.Name} · {formats.dateTime(run.At)}
      </span>
      <Did run={run} />
      <Again run={run} />
    </div>
  );
}

const Person = ({ run: { Person: person } }: { run: AutomationRun }) => (
  <Link to={pathTo('EditUser', person.UserId)} className={classes['when']}>
    {fullName(person)}
  </Link>
);

function Did({ run: { Did: did, Reason } }: { run: AutomationRun }) {
  const t = useT();
  const formats = useFormats();
  const acts = new Intl.ListFormat(formats.locale).format(did.map((act) => t(`automations.act.${act}`)));
  return (
    <span className={classes['words']}>
      {acts !== '' && <span>{acts}</span>}
      {Reason !== null && <span className={classes['quiet']}>{t(`automations.reason.${Reason}`)}</span>}
    </span>
  );
}

const chipOf = {
  Done: { tone: 'ok', icon: IconCheck },
  Failed: { tone: 'bad', icon: IconAlertTriangle },
  Stopped: { tone: 'mute', icon: IconPlayerStop },
} as const;

function State({ run: { State: state } }: { run: AutomationRun }) {
  const t = useT();
  const { tone, icon } = chipOf[state];
  return (
    <StateChip tone={tone} icon={icon}>
      {t(`automations.state.${state}`)}
    </StateChip>
  );
}

function Again({ run }: { run: AutomationRun }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const again = useChange(rerunAutomation);
  if (run.State !== 'Failed') return null;
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={16} stroke={1.8} aria-hidden="true" />}
      loading={again.isPending}
      aria-label={t('automations.againFor', { name: fullName(run.Person) })}
      onClick={() => again.mutate({ params: { id, runId: run.AutomationRunId } })}
    >
      {t('automations.again')}
    </Button>
  );
}
