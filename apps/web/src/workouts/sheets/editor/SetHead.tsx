import { PROGRAM } from '@clubpulse/contract/workouts/sheets/limits';
import type { ProgramDay, ProgramSet } from '@clubpulse/contract/workouts/sheets/program';
import { setPlaceOf, setPlaces } from '@clubpulse/rules/workouts/sheets/carry';
import type { Changed } from '@clubpulse/rules/workouts/sheets/changed';
import { isSuperset } from '@clubpulse/rules/workouts/sheets/set-shape';
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { RowGrip } from '../../../kit/edit/RowGrip.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import type { FieldTexts } from '../../../kit/form/form-state.ts';
import { RowMenu } from '../../../kit/list/RowMenu.tsx';
import { useT } from '../../../platform/phrases.ts';
import type { DayActs } from './day-acts.ts';
import { minutesSpelling } from './minutes-spelling.ts';
import classes from './sheet-editor.module.css';

export interface SetHeadProps {
  set: ProgramSet;
  at: { readonly group: number; readonly set: number };
  count: number;
  day: ProgramDay;
  acts: DayActs;
  isCurrent: boolean;
  errors: FieldTexts;
  changed: Changed;
  onChange: (set: ProgramSet, continues?: boolean) => void;
  onCopy: () => void;
  onRemove: () => void;
  name: string;
  children: ReactNode;
}

const byKeys = { byKeys: true, continues: false } as const;

export function SetHead(props: SetHeadProps) {
  const { name, children, set, at, count, day, acts, isCurrent, errors, changed, onChange, onCopy, onRemove } = props;
  const t = useT();
  const own = setPlaceOf(day, at);
  const setCount = setPlaces(day).length;
  return (
    <header>
      <RowGrip at={own} count={setCount} label={t('sheets.carry', { name })} places="data-set-place" onMove={acts.moveSet} />
      <b>{name}</b>
      {isSuperset(set) && <small className={classes['superset']}>{t('sheets.isSuperset')}</small>}
      {isCurrent && <small className={classes['current']}>{t('sheets.currentSet')}</small>}
      <span className={classes['small']}>
        <NumberField
          label={t('workouts.rounds')}
          max={PROGRAM.rounds}
          value={set.Rounds}
          error={errors['Rounds']}
          data-changed={changed['Rounds']}
          onChange={(Rounds) => onChange({ ...set, Rounds: Rounds ?? Number.NaN })}
        />
        <NumberField
          label={t('sheets.roundRest')}
          unit="s"
          spelling={minutesSpelling}
          step={5}
          max={PROGRAM.restMax}
          value={set.RoundRest}
          error={errors['RoundRest']}
          data-changed={changed['RoundRest']}
          onChange={(RoundRest) => onChange({ ...set, RoundRest })}
        />
      </span>
      {children}
      <RowMenu
        quiet
        label={t('kit.actionsOf', { name })}
        items={[
          { label: t('sheets.copySet'), icon: IconCopy, onClick: onCopy },
          {
            label: t('sheets.up'),
            icon: IconArrowUp,
            disabled: own === 0,
            onClick: () => acts.moveSet(own, own - 1, byKeys),
          },
          {
            label: t('sheets.down'),
            icon: IconArrowDown,
            disabled: own >= setCount - 2,
            onClick: () => acts.moveSet(own, own + 1, byKeys),
          },
          ...acts.toDays(at),
          { label: t('kit.remove'), icon: IconTrash, danger: true, disabled: count === 1, onClick: onRemove },
        ]}
      />
    </header>
  );
}
