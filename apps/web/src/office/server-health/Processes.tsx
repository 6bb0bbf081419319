import type { ServerProcess } from '@clubpulse/contract/office/server-health';
import { formatBesideHours } from '@clubpulse/rules/formats/duration';
import { PARTITIONS } from '@clubpulse/rules/live/partitions/partitions';
import { Meter } from '../../kit/figures/Meter.tsx';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import type { Column } from '../../kit/list/rows/columns.ts';
import { ListRows } from '../../kit/list/rows/ListRows.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './ServerHealth.module.css';

interface Row {
  readonly index: number;
  readonly server: ServerProcess;
}

export function Processes({ processes }: { processes: readonly ServerProcess[] }) {
  const t = useT();
  const { columns, texts } = useColumns();
  const rows = processes.map((server, index) => ({ index, server }));
  const card = (row: Row) => (
    <div className={classes['card']}>
      <Name row={row} />
      <dl className={classes['figures']}>
        {texts.map(({ id, head, cell }) => (
          <div key={id}>
            <dt>{head}</dt>
            <dd>{cell(row)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
  return (
    <section className={classes['processes']}>
      <SectionHead title={t('serverHealth.processes')} />
      <ListRows label={t('serverHealth.processes')} rows={rows} idOf={({ index }) => index} columns={columns} card={card} />
      <PartitionMap processes={processes} />
    </section>
  );
}

function useColumns() {
  const t = useT();
  const formats = useFormats();
  const count = (value: number | null) => (value === null ? '–' : formats.number(value));
  const texts: readonly Column<Row>[] = [
    { id: 'Clubs', head: t('shell.clubs'), end: true, cell: ({ server }) => count(server.Clubs) },
    { id: 'Sockets', head: t('serverHealth.sockets'), end: true, cell: ({ server }) => count(server.Sockets) },
    { id: 'Load', head: t('serverHealth.load'), cell: ({ server }) => <Load load={server.Load} /> },
    {
      id: 'Memory',
      head: t('serverHealth.memory'),
      end: true,
      cell: ({ server }) => <span className={classes['size']}>{formats.bytes(server.Memory)}</span>,
    },
    {
      id: 'Seen',
      head: t('serverHealth.seen'),
      end: true,
      cell: ({ server }) => t('serverHealth.ago', { time: formatBesideHours(Math.max(1, server.SeenSeconds)) }),
    },
  ];
  const name: Column<Row> = { id: 'Name', head: t('serverHealth.process'), names: true, cell: (row) => <Name row={row} /> };
  return { columns: [name, ...texts], texts };
}

function Name({ row: { server } }: { row: Row }) {
  const t = useT();
  const formats = useFormats();
  return (
    <span className={classes['name']}>
      <b>{server.Name}</b>
      <span>{t('serverHealth.since', { version: server.Version, time: formats.dateTime(server.StartedAt) })}</span>
      <span className={classes['chips']}>
        {server.Roles.map((role) => (
          <StateChip key={role} tone="mute">
            {role}
          </StateChip>
        ))}
        {!server.IsReporting && <StateChip tone="warn">{t('serverHealth.silent')}</StateChip>}
      </span>
    </span>
  );
}

function Load({ load }: { load: number }) {
  const formats = useFormats();
  return (
    <span className={classes['load']}>
      <Meter part={load} whole={1} />
      {formats.percent(load * 100)}
    </span>
  );
}

const SHADES = 4;

function PartitionMap({ processes }: { processes: readonly ServerProcess[] }) {
  const t = useT();
  const formats = useFormats();
  const live = processes.filter(({ IsReporting, Partitions }) => IsReporting && Partitions !== null);
  if (live.length < 2) return null;
  const held = live.map(({ Name: name, Partitions }, at) =>
    t('serverHealth.holds', {
      place: formats.number(at + 1),
      name,
      number: formats.number(Partitions?.length ?? 0),
    }),
  );
  const holdersOf = (partition: number) => live.flatMap(({ Partitions }, at) => (Partitions?.includes(partition) ? [at] : []));
  return (
    <>
      <SectionHead title={t('serverHealth.partitions')} />
      <div className={classes['map']} role="img" aria-label={held.join(', ')}>
        {Array.from({ length: PARTITIONS }, (_, partition) => {
          const [at, ...others] = holdersOf(partition);
          return (
            <span key={partition} data-shade={at === undefined || others.length > 0 ? 'none' : at % SHADES}>
              {at === undefined ? '' : [at, ...others].map((one) => formats.number(one + 1)).join('+')}
            </span>
          );
        })}
      </div>
      <ul className={classes['holders']} aria-hidden="true">
        {held.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
