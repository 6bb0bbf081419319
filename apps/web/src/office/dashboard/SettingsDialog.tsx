import {
  BOXES_MAX,
  type DashboardSettings,
  type LastCount,
  type ListSettings,
  lastCounts,
} from '@clubpulse/contract/office/dashboard/dashboard';
import { resetDashboard, setDashboard, setDashboardForStaff } from '@clubpulse/contract/office/dashboard/dashboard.calls';
import { maySee, rangesOf, standardSettings, wayOf } from '@clubpulse/rules/office/dashboard/dashboard-lists';
import { Button, Switch, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { RowGrip } from '../../kit/edit/RowGrip.tsx';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { listName, rangeText, scopeText } from './list-texts.ts';
import classes from './SettingsDialog.module.css';

interface SettingsDialogProps {
  clubId: number;
  settings: DashboardSettings;
  isOwn: boolean;
  forStaff: DashboardSettings;
  /** True for managers and owners. If false, the settings of the payment lists do not change. */
  money: boolean;
  onClose: () => void;
}

interface Values extends DashboardSettings {
  readonly For: 'Me' | 'Staff';
}

export function SettingsDialog({ clubId, settings, isOwn, forStaff, money, onClose }: SettingsDialogProps) {
  const t = useT();
  const save = useChange(setDashboard, { onDone: () => toastDone({ title: t('dashboard.saved') }) });
  const saveForStaff = useChange(setDashboardForStaff, {
    onDone: () => toastDone({ title: t('dashboard.savedForStaff'), message: t('dashboard.staffKeep') }),
  });
  const reset = useChange(resetDashboard, {
    onDone: () => {
      toastDone({ title: t('dashboard.isOfClub') });
      onClose();
    },
  });
  const form = useForm<Values, Values>({
    initial: { ...settings, For: 'Me' },
    check: (values) =>
      values.Lists.some(({ List, Shown }) => Shown && maySee(List, money))
        ? { errors: null, output: values }
        : { errors: { Lists: t('dashboard.needsOne') } },
  });
  const { Lists, Extended, For } = form.values;
  const listed = Lists.filter(({ List }) => maySee(List, money));
  const shown = listed.filter(({ Shown }) => Shown).length;
  const hidden = Lists.filter(({ List }) => !maySee(List, money));
  return (
    <DialogForm
      title={t('dashboard.settings')}
      size="lg"
      form={form}
      act={t('kit.save')}
      save={async ({ For: whom, ...body }) => {
        await (whom === 'Staff' ? saveForStaff : save).mutateAsync({ params: { id: clubId }, body });
        onClose();
        return body;
      }}
      onClose={onClose}
    >
      {money && (
        <div className={classes['whom']}>
          <Segmented
            label={t('dashboard.forWhom')}
            titled
            value={For}
            options={[
              { value: 'Me', label: t('dashboard.forMe') },
              { value: 'Staff', label: t('dashboard.forStaff') },
            ]}
            onChange={(next) => form.set({ For: next, ...(next === 'Staff' ? forStaff : settings) })}
          />
          <small>{t('dashboard.staffKeep')}</small>
        </div>
      )}
      <p className={classes['shown']}>
        {shown < BOXES_MAX ? t('dashboard.atMost', { count: shown, max: BOXES_MAX }) : t('dashboard.full', { max: BOXES_MAX })}
      </p>
      <ListRows
        lists={listed}
        isFull={Lists.filter(({ Shown }) => Shown).length >= BOXES_MAX}
        onChange={(next) => form.set({ Lists: [...next, ...hidden] })}
      />
      {form.errors.Lists !== undefined && <p className={classes['error']}>{form.errors.Lists}</p>}
      <Switch
        label={t('dashboard.extended')}
        description={t('dashboard.extendedHint')}
        checked={Extended}
        onChange={(event) => form.set({ Extended: event.currentTarget.checked })}
      />
      <div className={classes['acts']}>
        <Button variant="default" onClick={() => form.set(standardSettings)}>
          {t('dashboard.standard')}
        </Button>
        {isOwn && For === 'Me' && (
          <Button variant="default" loading={reset.isPending} onClick={() => reset.mutate({ params: { id: clubId } })}>
            {t('dashboard.backToClub')}
          </Button>
        )}
      </div>
    </DialogForm>
  );
}

interface ListRowsProps {
  lists: ListSettings[];
  isFull: boolean;
  onChange: (lists: ListSettings[]) => void;
}

function ListRows({ lists, isFull, onChange }: ListRowsProps) {
  const t = useT();
  const [announced, setAnnounced] = useState('');
  const { length: count } = lists;
  const move = (from: number, to: number) => {
    const one = lists[from];
    if (one === undefined) return;
    onChange(lists.toSpliced(from, 1).toSpliced(to, 0, one));
    setAnnounced(t('dashboard.movedTo', { list: listName(one.List, t), place: to + 1, count }));
  };
  const change = (at: number, changes: Partial<ListSettings>) =>
    onChange(lists.map((one, place) => (place === at ? { ...one, ...changes } : one)));
  return (
    <>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <ol className={classes['lists']} data-rows="true" aria-label={t('dashboard.lists')}>
        {lists.map((one, at) => (
          <ListRow key={one.List} one={one} at={at} count={count} isFull={isFull} onMove={move} onChange={change} />
        ))}
      </ol>
    </>
  );
}

interface ListRowProps {
  one: ListSettings;
  at: number;
  count: number;
  isFull: boolean;
  onMove: (from: number, to: number) => void;
  onChange: (at: number, changes: Partial<ListSettings>) => void;
}

function ListRow({ one: { List, Shown, Range, Count }, at, count, isFull, onMove, onChange }: ListRowProps) {
  const t = useT();
  const name = listName(List, t);
  const way = wayOf[List];
  return (
    <li data-place={at} data-shown={Shown}>
      <RowGrip at={at} count={count} label={t('dashboard.move', { list: name })} onMove={onMove} />
      <span className={classes['name']}>
        <b>{name}</b>
        <small>{t(`dashboard.about-${List}`)}</small>
      </span>
      {way === 'now' ? (
        <span className={classes['fixed']}>{scopeText(List, Range, t)}</span>
      ) : (
        <ChoiceField
          className={classes['range']}
          aria-label={t('dashboard.rangeOf', { list: name })}
          allowDeselect={false}
          value={Range}
          data={rangesOf[way].map((value) => ({ value, label: rangeText(value, way, t) }))}
          onChange={(value) => onChange(at, { Range: rangesOf[way].find((range) => range === value) ?? Range })}
        />
      )}
      <ChoiceField
        className={classes['count']}
        aria-label={t('dashboard.countOf', { list: name })}
        allowDeselect={false}
        value={String(Count)}
        data={lastCounts.map(String)}
        onChange={(value) =>
          onChange(at, { Count: lastCounts.find((last): last is LastCount => String(last) === value) ?? Count })
        }
      />
      <Switch
        aria-label={t('dashboard.show', { list: name })}
        checked={Shown}
        disabled={isFull && !Shown}
        onChange={(event) => onChange(at, { Shown: event.currentTarget.checked })}
      />
    </li>
  );
}
