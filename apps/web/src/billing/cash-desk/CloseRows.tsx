import {
  type CashDesk,
  type CountedMethod,
  type DeskLine,
  differenceKinds,
} from '@clubpulse/contract/billing/cash-desk/cash-desk';
import { denominationsOf } from '@clubpulse/rules/billing/cash-desk/denominations';
import { Button, TextInput } from '@mantine/core';
import { IconCoins } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { MoneyField } from '../../kit/fields/MoneyField.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Table } from '../../kit/list/Table.tsx';
import { useMedia } from '../../kit/widths.ts';
import { useFormats } from '../../platform/formats.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { methodLabel } from '../parts/methods.ts';
import { TABLE_FROM } from '../parts/table-from.ts';
import classes from './CashDesk.module.css';
import type { CountedLine } from './counted-line.ts';
import { isUsed } from './desk-line.ts';
import { moneyOf, signed } from './signed.ts';

const CountCoins = lazyComponent(() => import('./CountCoins.tsx').then((it) => it.CountCoins));

interface CloseRowsProps {
  desk: CashDesk;
  counted: readonly CountedLine[];
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (method: CountedMethod, changes: Partial<CountedLine>) => void;
}

interface Row {
  readonly key: string;
  readonly name: string;
  readonly figures: readonly { readonly head: PhraseKey; readonly words: string }[];
  readonly difference: string;
  readonly count: ReactNode;
  readonly reason: ReactNode;
}

const wordsOf = ({ figures }: Row, head: PhraseKey): string => figures.find((one) => one.head === head)?.words ?? '';

/** One row per method: what is expected, what was counted, and under it the reason of a difference. */
export function CloseRows(props: CloseRowsProps) {
  const t = useT();
  const isTable = useMedia(TABLE_FROM);
  const rows = useRows(props, isTable);
  const label = t('billing.cashDesk');
  if (!isTable)
    return (
      <ul className={classes['entries']} aria-label={label}>
        {rows.map(({ key, name, figures, difference, count, reason }) => (
          <li key={key} className={classes['method']}>
            <b>{name}</b>
            <dl className={classes['figures']}>
              {[...figures, { head: 'billing.difference' as const, words: difference }]
                .filter(({ words }) => words !== '')
                .map(({ head, words }) => (
                  <div key={head}>
                    <dt>{t(head)}</dt>
                    <dd>{words}</dd>
                  </div>
                ))}
            </dl>
            {count}
            {reason}
          </li>
        ))}
      </ul>
    );
  const heads = (rows[0]?.figures ?? []).filter(({ head }) => rows.some((row) => wordsOf(row, head) !== ''));
  return (
    <Table
      label={label}
      head={
        <>
          <th>{t('billing.method')}</th>
          {heads.map(({ head }) => (
            <th key={head} data-end>
              {t(head)}
            </th>
          ))}
          <th>{t('billing.deskCounted')}</th>
          <th data-end>{t('billing.difference')}</th>
        </>
      }
    >
      {rows.flatMap((row) => [
        <tr key={row.key}>
          <th scope="row">{row.name}</th>
          {heads.map(({ head }) => (
            <td key={head} data-end>
              {wordsOf(row, head)}
            </td>
          ))}
          <td className={classes['field']}>{row.count}</td>
          <td data-end>
            <b>{row.difference}</b>
          </td>
        </tr>,
        ...(row.reason === null
          ? []
          : [
              <tr key={`${row.key} reason`}>
                <td colSpan={heads.length + 3}>{row.reason}</td>
              </tr>,
            ]),
      ])}
    </Table>
  );
}

function useRows({ desk, counted, errors, onChange }: CloseRowsProps, isTable: boolean): Row[] {
  const t = useT();
  const formats = useFormats();
  const { Currency, Lines, OnlineSold, OnlineGivenBack } = desk;
  const change = (amount: number) => (amount === 0 ? '' : signed(amount, Currency, formats));
  const figuresOf = (line: Omit<DeskLine, 'Method'>) => [
    { head: 'billing.deskOpening' as const, words: line.Opening === 0 ? '' : moneyOf(line.Opening, Currency, formats) },
    { head: 'billing.deskSold' as const, words: moneyOf(line.Sold, Currency, formats) },
    { head: 'billing.deskGivenBack' as const, words: change(-line.GivenBack) },
    { head: 'billing.deskMoved' as const, words: change(line.Moved) },
    { head: 'billing.deskCorrected' as const, words: change(line.Corrected) },
    { head: 'billing.deskExpected' as const, words: moneyOf(line.Expected, Currency, formats) },
  ];
  const shown = Lines.filter((line) => isUsed(line) || counted.some(({ Method }) => Method === line.Method));
  const rows = shown.map((line): Row => {
    const at = counted.findIndex(({ Method }) => Method === line.Method);
    const one = counted[at];
    const name = t(methodLabel(line.Method));
    const row = { key: line.Method, name, figures: figuresOf(line), difference: '', count: null, reason: null };
    if (one === undefined) return row;
    const set = (changes: Partial<CountedLine>) => onChange(one.Method, changes);
    const error = (field: string) => errors[`Counted.${at}.${field}`];
    const difference = one.Counted === undefined || Number.isNaN(one.Counted) ? 0 : one.Counted - line.Expected;
    return {
      ...row,
      difference: change(difference),
      count: <Count {...{ isTable, name, line: one }} currency={Currency} error={error('Counted')} onChange={set} />,
      reason: difference === 0 ? null : <Reason line={one} name={name} error={error} onChange={set} />,
    };
  });
  if (OnlineSold === 0 && OnlineGivenBack === 0) return rows;
  const nothing = { Opening: 0, Moved: 0, Corrected: 0 };
  const online = { ...nothing, Sold: OnlineSold, GivenBack: OnlineGivenBack, Expected: OnlineSold - OnlineGivenBack };
  const count = <span className={classes['quiet']}>{t('billing.deskOnlineText')}</span>;
  return [
    ...rows,
    { key: 'Online', name: t('billing.deskOnline'), figures: figuresOf(online), difference: '', count, reason: null },
  ];
}

interface LineProps {
  line: CountedLine;
  name: string;
  onChange: (changes: Partial<CountedLine>) => void;
}

interface CountProps extends LineProps {
  isTable: boolean;
  currency: string;
  error: string | undefined;
}

function Count({ isTable, line, name, currency, error, onChange }: CountProps) {
  const t = useT();
  const label = t('billing.deskCountedOf', { method: name });
  const [byCoin, setByCoin] = useState(false);
  return (
    <>
      <MoneyField
        {...(isTable ? { 'aria-label': label } : { label })}
        required
        currency={currency}
        value={line.Counted}
        error={error}
        onChange={(next) => onChange({ Counted: next ?? undefined })}
      />
      {line.Method === 'Cash' && denominationsOf(currency) !== undefined && (
        <Button variant="default" leftSection={<IconCoins size={17} stroke={1.8} />} onClick={() => setByCoin(true)}>
          {t('billing.deskByCoin')}
        </Button>
      )}
      {byCoin && (
        <CountCoins currency={currency} onCounted={(total) => onChange({ Counted: total })} onClose={() => setByCoin(false)} />
      )}
    </>
  );
}

function Reason({ line, name, error, onChange }: LineProps & { error: (field: string) => string | undefined }) {
  const t = useT();
  return (
    <fieldset className={classes['reason']}>
      <legend>{t('billing.deskDifferenceOf', { method: name })}</legend>
      <ChoiceField
        label={t('billing.deskKind')}
        withAsterisk
        data={differenceKinds.map((value) => ({ value, label: t(`billing.deskKind.${value}`) }))}
        value={line.Kind}
        error={error('Kind')}
        onChange={(next) => onChange({ Kind: next })}
      />
      <TextInput
        label={t('billing.deskReason')}
        required
        maxLength={200}
        value={line.Reason}
        error={error('Reason')}
        onChange={(event) => onChange({ Reason: event.currentTarget.value })}
      />
    </fieldset>
  );
}
