import { policyInputSchema, policyTextSchema, type WrittenPolicy } from '@clubpulse/contract/clubs/policies';
import { createPolicy, getPolicy, updatePolicy } from '@clubpulse/contract/clubs/policies.calls';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { EditScreen, LoadedScreen } from '../../kit/edit/EditScreen.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { PolicyActs } from './PolicyActs.tsx';
import { PolicyFields, type PolicyValues } from './PolicyFields.tsx';
import { PublishChip } from './PublishChip.tsx';

const list = pathTo('Policies');
const unchanged = { Change: 'Version', CorrectionReason: '' } as const;
const empty: PolicyValues = { Type: 'JoinClub', Title: '', Text: '', ...unchanged };

export function StoredPolicy({ id }: { id: number }) {
  const t = useT();
  const { ClubId: clubId } = useStaffClub();
  const policy = useCall(getPolicy, { params: { id: clubId, policyId: id } }, { ignore: [403, 404], quiet: true });
  return (
    <LoadedScreen query={policy} title={t('clubs.policy')} back={list}>
      {(found) => <EditPolicy key={id} policy={found} />}
    </LoadedScreen>
  );
}

function EditPolicy({ policy }: { policy: WrittenPolicy }) {
  const t = useT();
  const formats = useFormats();
  const change = useChange(updatePolicy, {
    quiet: true,
    onDone: ({ Title }) => toastDone({ title: t('clubs.policySaved', { title: Title }) }),
  });
  const form = useForm({
    saved: useMemo((): PolicyValues => ({ ...policyInputSchema.parse(policy), ...unchanged }), [policy]),
    check: (values) => bySchema(policyTextSchema)(sentOf(values)),
  });
  const rewrites = policy.PublishState === 'Published' && form.changed.length > 0;
  const published = policy.PublicationDate === null ? null : t('kit.since', { date: formats.date(policy.PublicationDate) });
  return (
    <EditScreen
      title={policy.Title}
      subtitle={
        <>
          <PublishChip policy={policy} /> {policy.PublishState === 'Published' && published}
        </>
      }
      back={list}
      actions={<PolicyActs policy={policy} unsaved={form.changed.length > 0} onDeleted={form.discard} />}
      form={form}
      save={(body) =>
        change.mutateAsync({
          params: { id: policy.ClubId, policyId: policy.PolicyId },
          body: { ...body, RowVersion: policy.RowVersion },
        })
      }
      refusal={<Refusal words={form.refusal} />}
    >
      <PolicyFields form={form} rewrites={rewrites} />
    </EditScreen>
  );
}

const sentOf = ({ Change, CorrectionReason, ...text }: PolicyValues) => ({
  ...text,
  ...(Change === 'Correction' ? { CorrectionReason } : {}),
});

export function NewPolicy() {
  const t = useT();
  const navigate = useNavigate();
  const { ClubId: clubId } = useStaffClub();
  const change = useChange(createPolicy, {
    quiet: true,
    onDone: ({ Title }) => toastDone({ title: t('clubs.policySaved', { title: Title }) }),
  });
  const form = useForm({
    initial: empty,
    check: bySchema(policyInputSchema),
  });
  return (
    <EditScreen
      title={t('clubs.newPolicy')}
      back={list}
      form={form}
      save={(body) => change.mutateAsync({ params: { id: clubId }, body })}
      refusal={<Refusal words={form.refusal} />}
      act={t('clubs.addPolicy')}
      onSaved={({ PolicyId }) => void navigate(pathTo('Policies', PolicyId), { replace: true })}
    >
      <PolicyFields form={form} />
    </EditScreen>
  );
}
