import type { DemoUser } from '@clubpulse/contract/devices/demo-users/demo-users';
import {
  createDemoUser,
  deleteDemoUser,
  getDemoUser,
  updateDemoUser,
} from '@clubpulse/contract/devices/demo-users/demo-users.calls';
import { IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { EditScreen, LoadedScreen } from '../../kit/edit/EditScreen.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { ErrorState } from '../../kit/states/ErrorState.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { ApiError, useCall, useChange } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useClub, useIsStaff } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { checkDemoUser, DemoUserFields, noDemoUser, valuesOf } from './DemoUserFields.tsx';

const list = pathTo('DemoUsers');

export default function EditDemoUser({ id = '' }: ScreenProps) {
  const t = useT();
  const club = useClub();
  const isStaff = useIsStaff();
  if (/^[1-9]\d*$/.test(id)) return <StoredDemoUser id={Number(id)} />;
  if (club !== null && isStaff) return <NewDemoUser clubId={club.ClubId} />;
  return (
    <Page title={t('demo.user')}>
      <ErrorState error={new ApiError(403)} />
    </Page>
  );
}

function StoredDemoUser({ id }: { id: number }) {
  const t = useT();
  const demoUser = useCall(getDemoUser, { params: { id } }, { ignore: [403, 404], quiet: true });
  return (
    <LoadedScreen query={demoUser} title={t('demo.user')} back={list}>
      {(found) => <ChangeDemoUser key={id} demoUser={found} />}
    </LoadedScreen>
  );
}

function ChangeDemoUser({ demoUser }: { demoUser: DemoUser }) {
  const t = useT();
  const { DemoAthleteId, ClubId, Name: name } = demoUser;
  const change = useChange(updateDemoUser, {
    quiet: true,
    onDone: ({ Name }) => toastDone({ title: t('demo.saved', { name: Name }) }),
  });
  const form = useForm({ saved: useMemo(() => valuesOf(demoUser), [demoUser]), check: checkDemoUser });
  const [isAsking, setAsking] = useState(false);
  return (
    <EditScreen
      title={name}
      back={list}
      actions={
        <HeaderActions
          label={t('kit.actionsOf', { name })}
          actions={[{ label: t('demo.delete'), icon: IconTrash, danger: true, onClick: () => setAsking(true) }]}
        />
      }
      form={form}
      save={(body) => change.mutateAsync({ params: { id: DemoAthleteId }, body })}
      refusal={<Refusal words={form.refusal} />}
    >
      <DemoUserFields clubId={ClubId} form={form} />
      {isAsking && <DeleteDemoUser demoUser={demoUser} onDeleted={form.discard} onClose={() => setAsking(false)} />}
    </EditScreen>
  );
}

function NewDemoUser({ clubId: ClubId }: { clubId: number }) {
  const t = useT();
  const navigate = useNavigate();
  const add = useChange(createDemoUser, {
    quiet: true,
    onDone: ({ Name }) => toastDone({ title: t('demo.saved', { name: Name }) }),
  });
  const form = useForm({ initial: noDemoUser, check: checkDemoUser });
  return (
    <EditScreen
      title={t('demo.add')}
      back={list}
      form={form}
      save={(body) => add.mutateAsync({ body: { ...body, ClubId } })}
      refusal={<Refusal words={form.refusal} />}
      act={t('demo.add')}
      onSaved={() => void navigate(list, { replace: true })}
    >
      <DemoUserFields clubId={ClubId} form={form} />
    </EditScreen>
  );
}

interface DeleteProps {
  demoUser: DemoUser;
  onDeleted: () => void;
  onClose: () => void;
}

function DeleteDemoUser({ demoUser: { DemoAthleteId, Name: name }, onDeleted, onClose }: DeleteProps) {
  const t = useT();
  const navigate = useNavigate();
  const remove = useDialogAct(deleteDemoUser, {
    leaves: true,
    doneText: () => t('kit.deletedName', { name }),
    onClose: () => {
      onDeleted();
      void navigate(list, { replace: true });
    },
  });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('kit.deleteTitle', { name })}
      confirm={t('demo.delete')}
      busy={remove.isPending}
      refusal={<Refusal words={remove.error && refusalText(remove.error)} />}
      onConfirm={() => remove.mutate({ params: { id: DemoAthleteId } })}
      onClose={onClose}
    >
      {t('demo.deleteText')}
    </ConfirmDialog>
  );
}
