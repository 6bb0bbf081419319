import type { Automation, AutomationContent } from '@clubpulse/contract/office/automations/automations';
import {
  createAutomation,
  deleteAutomation,
  listAutomations,
  updateAutomation,
} from '@clubpulse/contract/office/automations/automations.calls';
import { IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { DeleteDialog } from '../../kit/dialog/DeleteDialog.tsx';
import type { Section } from '../../kit/edit/EditorSections.tsx';
import { EditScreen, LoadedScreen } from '../../kit/edit/EditScreen.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { NotFound } from '../../kit/states/ErrorState.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { AutomationFields } from './AutomationFields.tsx';
import { AutomationPreview, usePreview } from './AutomationPreview.tsx';
import { AutomationSwitch } from './AutomationRows.tsx';
import classes from './Automations.module.css';
import { type AutomationValues, aboutField, checkOf, newValues, valuesOf } from './automation-values.ts';

const list = pathTo('Automations');

const outlineIn = (t: Translate): readonly Section[] => [
  { id: 'when', label: t('kit.when'), fields: ['Name', 'Trigger', 'Days', 'WaitHours'] },
  { id: 'only', label: t('automations.only'), fields: ['Only'] },
  { id: 'then', label: t('automations.thenTitle'), fields: ['Then'] },
];

export function StoredAutomation({ id }: { id: number }) {
  const t = useT();
  const { ClubId } = useStaffClub();
  const automations = useCall(listAutomations, { params: { id: ClubId } });
  return (
    <LoadedScreen query={automations} title={t('automations.one')} back={list}>
      {(all) => {
        const automation = all.find(({ AutomationId }) => AutomationId === id);
        return automation === undefined ? (
          <Page title={t('automations.one')} back={list}>
            <NotFound />
          </Page>
        ) : (
          <EditAutomation key={id} automation={automation} />
        );
      }}
    </LoadedScreen>
  );
}

function EditAutomation({ automation }: { automation: Automation }) {
  const t = useT();
  const { Language: first } = useStaffClub();
  const { AutomationId, ClubId, Content, OnSince, RowVersion } = automation;
  const preview = usePreview(ClubId);
  const change = useChange(updateAutomation, {
    quiet: true,
    onDone: ({ Content: { Name: name } }) => toastDone({ title: t('automations.saved', { name }) }),
  });
  const form = useForm<AutomationValues, AutomationContent>({
    saved: useMemo(() => valuesOf(Content, first), [Content, first]),
    check: checkOf(first),
    about: aboutField,
  });
  return (
    <EditScreen
      title={Content.Name}
      subtitle={
        <span className={classes['state']}>
          {t(OnSince === null ? 'automations.isOff' : 'automations.isOn')} <AutomationSwitch automation={automation} />
        </span>
      }
      back={list}
      actions={<Acts automation={automation} onDeleted={form.discard} />}
      form={form}
      outline={outlineIn(t)}
      save={(body) => change.mutateAsync({ params: { id: ClubId, automationId: AutomationId }, body: { ...body, RowVersion } })}
      refusal={<Refusal words={form.refusal} />}
      aside={<AutomationPreview key={RowVersion} content={Content} preview={preview} form={form} first={first} />}
    >
      <AutomationFields form={form} first={first} counted={preview.shown} />
    </EditScreen>
  );
}

export function NewAutomation() {
  const t = useT();
  const navigate = useNavigate();
  const { ClubId, Language: first } = useStaffClub();
  const preview = usePreview(ClubId);
  const change = useChange(createAutomation, {
    quiet: true,
    onDone: ({ Content: { Name: name } }) =>
      toastDone({ title: t('automations.saved', { name }), message: t('automations.savedOff') }),
  });
  const form = useForm<AutomationValues, AutomationContent>({
    initial: newValues(first),
    check: checkOf(first),
    about: aboutField,
  });
  return (
    <EditScreen
      title={t('automations.add')}
      subtitle={t('automations.startsOff')}
      back={list}
      form={form}
      outline={outlineIn(t)}
      save={(body) => change.mutateAsync({ params: { id: ClubId }, body })}
      refusal={<Refusal words={form.refusal} />}
      act={t('automations.save')}
      onSaved={({ AutomationId }) => void navigate(pathTo('Automations', AutomationId), { replace: true })}
      aside={<AutomationPreview content={null} preview={preview} form={form} first={first} />}
    >
      <AutomationFields form={form} first={first} counted={preview.shown} />
    </EditScreen>
  );
}

function Acts({ automation: { AutomationId, ClubId, Content }, onDeleted }: { automation: Automation; onDeleted: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const name = Content.Name;
  const remove = useChange(deleteAutomation, {
    leaves: true,
    onDone: () => {
      toastDone({ title: t('automations.deleted', { name }) });
      onDeleted();
      void navigate(list, { replace: true });
    },
  });
  return (
    <>
      <HeaderActions
        label={t('kit.actionsOf', { name })}
        actions={[{ label: t('kit.delete'), icon: IconTrash, danger: true, onClick: () => setAsking(true) }]}
      />
      {asking && (
        <DeleteDialog
          name={name}
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id: ClubId, automationId: AutomationId } })}
          onClose={() => setAsking(false)}
        >
          {t('automations.deleteText')}
        </DeleteDialog>
      )}
    </>
  );
}
