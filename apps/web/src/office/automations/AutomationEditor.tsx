import type { Automation, AutomationContent, AutomationInput } from '@clubpulse/contract/office/automations/automations';
import {
  createAutomation,
  deleteAutomation,
  listAutomations,
  updateAutomation,
} from '@clubpulse/contract/office/automations/automations.calls';
import { IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { DeleteDialog } from '../../kit/dialog/DeleteDialog.tsx';
import { LoadedScreen } from '../../kit/edit/EditScreen.tsx';
import { FormBar } from '../../kit/edit/FormBar.tsx';
import { type Form, useForm } from '../../kit/form/use-form.ts';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { NotFound } from '../../kit/states/ErrorState.tsx';
import { useWidth } from '../../kit/widths.ts';
import { ApiError, useCall, useChange } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { translate, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { AutomationFields } from './AutomationFields.tsx';
import { AutomationPreview, usePreview } from './AutomationPreview.tsx';
import { AutomationSwitch } from './AutomationRows.tsx';
import { type AutomationValues, aboutField, checkOf, newValues, valuesOf } from './automation-values.ts';
import { EditorRoom } from './EditorRoom.tsx';
import { TestOnPerson } from './TestOnPerson.tsx';

type AutomationForm = Form<AutomationValues, AutomationContent>;

const list = pathTo('Automations');

const toastSaved = ({ Content: { Name: name }, OnSince }: Automation) =>
  toastDone({
    title: translate('automations.saved', { name }),
    message: translate(OnSince === null ? 'automations.savedOff' : 'automations.isOn'),
  });

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
  const isDesk = useWidth() === 'desk';
  const { Language: first } = useStaffClub();
  const { AutomationId, ClubId, Content, OnSince, RowVersion } = automation;
  const change = useChange(updateAutomation, { quiet: true, onDone: toastSaved });
  const form: AutomationForm = useForm({
    saved: useMemo(() => valuesOf(Content, first), [Content, first]),
    check: checkOf(first),
    about: aboutField,
  });
  const preview = usePreview(ClubId, form.values);
  return (
    <EditorRoom
      title={Content.Name}
      opened={AutomationId}
      state={
        <>
          {t(OnSince === null ? 'automations.isOff' : 'automations.isOn')}
          {!isDesk && <AutomationSwitch automation={automation} />}
        </>
      }
      acts={<Acts automation={automation} onDeleted={form.discard} />}
      refusal={form.refusal}
      aside={
        <>
          <AutomationPreview preview={preview} values={form.values} first={first} />
          <TestOnPerson values={form.values} first={first} automationId={AutomationId} />
        </>
      }
    >
      <AutomationFields form={form} first={first} counted={preview.data} />
      <SaveAutomation
        form={form}
        isOn={OnSince !== null}
        store={(body) =>
          change.mutateAsync({ params: { id: ClubId, automationId: AutomationId }, body: { ...body, RowVersion } })
        }
      />
    </EditorRoom>
  );
}

export function NewAutomation() {
  const t = useT();
  const navigate = useNavigate();
  const { ClubId, Language: first } = useStaffClub();
  const change = useChange(createAutomation, { quiet: true, onDone: toastSaved });
  const form: AutomationForm = useForm({ initial: newValues(first), check: checkOf(first), about: aboutField });
  const preview = usePreview(ClubId, form.values);
  return (
    <EditorRoom
      title={t('automations.add')}
      opened={null}
      state={t('automations.startsOff')}
      refusal={form.refusal}
      aside={
        <>
          <AutomationPreview preview={preview} values={form.values} first={first} />
          <TestOnPerson values={form.values} first={first} automationId={null} />
        </>
      }
    >
      <AutomationFields form={form} first={first} counted={preview.data} />
      <SaveAutomation
        form={form}
        isOn={false}
        store={(body) => change.mutateAsync({ params: { id: ClubId }, body })}
        onSaved={({ AutomationId }) => void navigate(pathTo('Automations', AutomationId), { replace: true })}
      />
    </EditorRoom>
  );
}

interface SaveAutomationProps {
  form: AutomationForm;
  isOn: boolean;
  store: (body: AutomationInput) => Promise<Automation>;
  onSaved?: (automation: Automation) => void;
}

function SaveAutomation({ form, isOn, store, onSaved }: SaveAutomationProps) {
  const t = useT();
  const [tooMany, setTooMany] = useState<ApiError | null>(null);
  const saveWith =
    (SwitchOn: boolean, Confirmed = false) =>
    async (content: AutomationContent) => {
      try {
        return await store({ ...content, SwitchOn, Confirmed });
      } catch (error) {
        if (!(error instanceof ApiError) || !error.is('AutomationReachesMany')) throw error;
        setTooMany(error);
        return null;
      }
    };
  const confirm = async () => {
    const saved = await form.save(saveWith(true, true));
    setTooMany(null);
    if (saved !== null) onSaved?.(saved);
  };
  return (
    <>
      <FormBar
        form={form}
        save={saveWith(false)}
        act={isOn ? undefined : t('automations.save')}
        further={isOn ? undefined : { act: t('automations.saveOn'), save: saveWith(true) }}
        onSaved={(automation, leaving) => !leaving && onSaved?.(automation)}
      />
      {tooMany !== null && (
        <ConfirmDialog
          opened
          title={t('automations.saveOn')}
          confirm={t('automations.saveOn')}
          busy={form.saving}
          onConfirm={() => void confirm()}
          onClose={() => setTooMany(null)}
        >
          {refusalText(tooMany)}
        </ConfirmDialog>
      )}
    </>
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
