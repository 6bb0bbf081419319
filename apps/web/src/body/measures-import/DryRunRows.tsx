import { fullName } from '@clubpulse/rules/accounts/users/names';
import { ListRows } from '../../kit/list/rows/ListRows.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useMeasureTexts } from '../measures/public.ts';
import classes from './MeasureMany.module.css';
import { RowState } from './RowState.tsx';
import type { useBatch } from './use-batch.ts';
import type { DryRun, Read } from './use-dry-run.ts';

interface DryRunRowsProps extends Pick<DryRun, 'read' | 'whatIsWrong'> {
  states: ReturnType<typeof useBatch>['states'];
}

export function DryRunRows({ read, whatIsWrong, states }: DryRunRowsProps) {
  const t = useT();
  const formats = useFormats();
  const words = useMeasureTexts();
  const personOf = ({ row, named: person }: Read) => (person?.Person ? fullName(person.Person) : row.person);
  const valuesOf = ({ row }: Read) => {
    const day = row.day === null ? [] : [formats.date(row.day)];
    return [...day, ...row.values.map(({ Key, Value }) => `${words.name(Key)} ${words.value(Key, Value)}`)].join(', ');
  };
  const stateOf = (one: Read) => {
    const state = states.get(one.row.Row);
    if (state) return <RowState state={state} />;
    const why = whatIsWrong(one);
    return why === '' ? null : <span className={classes['why']}>{why}</span>;
  };
  return (
    <ListRows
      label={t('measureMany.dryRun')}
      rows={read}
      idOf={({ row }) => row.Row}
      columns={[
        { id: 'Row', head: t('measureMany.row'), cell: ({ row }) => formats.number(row.Row) },
        { id: 'Person', head: t('measureMany.person'), names: true, cell: personOf },
        { id: 'Values', head: t('measureMany.values'), cell: valuesOf },
        { id: 'State', head: t('kit.state'), cell: stateOf },
      ]}
      card={(one) => (
        <div className={classes['card']}>
          <b>{personOf(one)}</b>
          <span>{valuesOf(one)}</span>
          {stateOf(one)}
        </div>
      )}
    />
  );
}
